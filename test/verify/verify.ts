// Runs what is checked on demand: `npm run verify` all of it, `npm run verify -- cart faults` these kinds of check for
// these screens, `npm run verify -- steady` the tests that changed, ten times under load; `npm run verify -- help` lists
// the kinds. What was found is written to `test/verify.json` and to the table in the README.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { widgetNames } from '../../shared/build/widgets';
import { bring } from '../tools/bring';
import { kinds, type Kind, type Run } from './kinds';
import { add, countJest, countPlaywright, writeResults, type Counts } from './results';
import { grepOf, NO_SCREEN } from './screens';
import { isSteady } from './steady';
import { writeTable } from './table';

const words = process.argv.slice(2);
if (words[0] === 'help') {
  listKinds();
  process.exit();
}
if (words[0] === 'steady') process.exit(isSteady(words[1] ?? 'origin/main') ? 0 : 1);

const screens = words.filter((word) => widgetNames().includes(word));
const named = words.filter((word) => word in kinds);
const unknown = words.filter((word) => !screens.includes(word) && !named.includes(word));
if (unknown.length > 0) {
  console.log(
    `There is no screen and no kind of check named ${unknown.join(', ')}. The kinds are:`,
  );
  listKinds();
  process.exit(1);
}

function listKinds(): void {
  for (const [name, { asks }] of Object.entries(kinds)) console.log(`  ${name.padEnd(11)} ${asks}`);
  console.log(`  ${'steady'.padEnd(11)} by itself: the tests that changed, ten times under load`);
}

const isChosen = ([name, { isOfNoScreen }]: [string, Kind]) =>
  named.length > 0 ? named.includes(name) : screens.length === 0 || !isOfNoScreen;
const chosen = Object.entries(kinds).filter(isChosen);

const missing = bring([...new Set(chosen.flatMap(([, { uses = [] }]) => uses))]);
for (const { advice } of missing) console.log(advice);
if (missing.length > 0) process.exit(1);

const report = '.cache/verify.json';
mkdirSync('.cache', { recursive: true });

/** Runs a program of the project, whose report goes to `report`. Returns whether it succeeded. */
function succeeds([program, ...parts]: readonly [string, ...string[]]): boolean {
  rmSync(report, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return spawnSync(program, parts, { env, stdio: 'inherit' }).status === 0;
}

/** What the tool that ran last wrote. */
const reported = <Report>() => JSON.parse(readFileSync(report, 'utf8')) as Report;

/** Runs one of the runs of a kind, for the chosen screens, and counts what it found. */
function count(run: Run, counts: Counts): void {
  let hasSucceeded: boolean;
  switch (run.tool) {
    case 'command':
      if (run.takesScreens && screens.length > 0) {
        for (const screen of screens) add(counts, screen, succeeds([...run.words, screen]));
      } else add(counts, NO_SCREEN, succeeds(run.words));
      return;
    case 'jest':
      hasSucceeded = succeeds([
        ...(['npm', 'run', '-s', 'jest', '--', '--maxWorkers=3', '--passWithNoTests'] as const),
        ...[`--selectProjects=${run.project}`, '--json', `--outputFile=${report}`],
        ...(screens.length > 0 ? [`/(${screens.join('|')})/`] : []),
      ]);
      countJest(reported(), counts);
      break;
    case 'playwright':
      hasSucceeded = succeeds([
        ...(['npx', '--no-install', 'playwright', 'test', '-c', run.config] as const),
        ...[`--workers=${String(run.workers ?? 2)}`, '--pass-with-no-tests'],
        '--reporter=dot,json',
        ...(run.project ? [`--project=${run.project}`] : []),
        ...(screens.length > 0 ? ['--grep', grepOf(screens)] : []),
      ]);
      countPlaywright(reported(), counts);
  }
  const hasFound = [...counts.values()].some(({ failed }) => failed > 0);
  if (!hasSucceeded && !hasFound) add(counts, NO_SCREEN, false);
}

for (const script of new Set(chosen.flatMap(([, { needs = [] }]) => needs))) {
  if (!succeeds(['npm', 'run', '-s', script])) process.exit(1);
}

// Of a tree with changes it says so: what was checked is then no commit. Its own results are none.
const git = (...asked: string[]) => spawnSync('git', asked, { encoding: 'utf8' }).stdout.trim();
const changed = git('status', '--porcelain', '--', ':!README.md', ':!test/verify.json');
const commit = git('describe', '--always') + (changed === '' ? '' : '-dirty');
const at = { date: new Date().toISOString().slice(0, 10), commit };

for (const [name, { runs }] of chosen) {
  const started = Date.now();
  const counts: Counts = new Map();
  for (const run of runs) count(run, counts);
  writeResults(name, counts, at, screens);
  const found = [...counts.values()];
  const failed = found.reduce((sum, each) => sum + each.failed, 0);
  const passed = found.reduce((sum, each) => sum + each.passed, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  if (passed + failed === 0 && screens.length === 0) console.log(`${name} has run nothing.`);
  // Where no other engine is installed, nothing is asked of one.
  const isMissing = passed === 0 && screens.length === 0 && name !== 'engines';
  if (failed > 0 || isMissing) process.exitCode = 1;
}
writeTable();
