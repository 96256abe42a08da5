import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { kinds } from './kinds';
import { readResults, type Result } from './results';

const mark = (name: string) => `<!-- ${name} -->`;

const cell = (result: Result | undefined) => {
  if (!result) return '';
  const { passed, failed } = result;
  return failed === 0 ? String(passed) : `${String(passed)}, **${String(failed)} failed**`;
};

/** The results as a table, a row for each screen and a column for each kind that was run. */
export function tableOf(results = readResults()): string {
  const rows = Object.entries(results);
  const columns = Object.keys(kinds).filter((kind) => rows.some(([, of]) => of[kind]));
  const lines = [
    ['', ...columns],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([screen, of]) => [screen, ...columns.map((kind) => cell(of[kind]))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes the table into the README, between the two marks. */
export function writeTable(): void {
  const readme = readFileSync('README.md', 'utf8');
  const [before, rest] = readme.split(mark('verify'));
  const after = rest?.split(mark('/verify'))[1];
  if (before === undefined || after === undefined) throw new Error('The README has no marks.');
  const text = `${before}${mark('verify')}\n\n${tableOf()}\n\n${mark('/verify')}${after}`;
  writeFileSync('README.md', text);
  execFileSync('npx', ['--no-install', 'oxfmt', 'README.md'], { stdio: 'pipe' });
}
