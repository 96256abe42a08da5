import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TIMES = 10;

function linesOf(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

/** The tests that changed since `base` and are there. */
const changedTests = (base: string) =>
  [
    ...linesOf('diff', '--name-only', base),
    ...linesOf('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && existsSync(file));

/**
 * Runs the tests that changed since `base` ten times, while two busy processes keep both cores from them. Returns
 * whether they passed each time.
 */
export function isSteady(base: string): boolean {
  const files = changedTests(base);
  const units = files.filter((file) => file.includes('.test.'));
  const isElsewhere = (file: string) => /^test\/(django|engines)\//.test(file);
  const specs = files.filter((file) => file.endsWith('.spec.ts') && !isElsewhere(file));
  const others = files.filter((file) => !units.includes(file) && !specs.includes(file));
  console.log(`Changed since ${base}, and run:`, [...units, ...specs]);
  if (others.length > 0) console.log('Changed, and not run:', others);
  const busy = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);']));
  const run = (...words: string[]) =>
    spawnSync('npx', ['--no-install', ...words], { stdio: 'inherit' }).status === 0;
  try {
    const jest = ['jest', '-c', 'test/jest.config.mjs', '--runTestsByPath', ...units];
    const arePassing = Array.from({ length: units.length > 0 ? TIMES : 0 }).every(() =>
      run(...jest),
    );
    const playwright = ['playwright', 'test', '-c', 'test/browser/playwright.config.ts'];
    const repeated = ['--reporter=dot', `--repeat-each=${String(TIMES)}`, ...specs];
    return arePassing && (specs.length === 0 || run(...playwright, ...repeated));
  } finally {
    for (const each of busy) each.kill();
  }
}
