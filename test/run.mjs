// Runs the tests: `npm test` all of them, `npm test -- check` what needs no build,
// `npm test -- units django` the steps of these names. Installs first what they need beside node's packages,
// but with NO_INSTALL=1. With NO_SKIP=1 a skipped test is a failure. `npm test -- --changed` runs what the changes
// since this branch left origin/main can reach, `--changed=HEAD` those that are not committed; not with NO_SKIP=1.
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { widgetNames } from '../shared/build/widgets.ts';
import { bring } from './run/bring.ts';
import { changedFiles, reachedBy } from './run/changed.ts';
import { add, countsOf, inWords, none } from './run/counts.mjs';
import { schedule, stopAll } from './run/schedule.mjs';
import { reachedSteps, silenceOf, steps } from './run/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.cache', { recursive: true });

const asked = process.argv.slice(2);
const names = asked.filter((word) => !word.startsWith('--'));
const [, base = 'origin/main'] =
  /^--changed(?:=(.+))?$/.exec(asked.find((word) => word.startsWith('--changed')) ?? '') ?? [];
const isPart = asked.some((word) => word.startsWith('--changed')) && process.env.NO_SKIP !== '1';
const isChosen = (step) =>
  names.length === 0 || names.includes(step.name) || (step.check && names.includes('check'));
const all = steps();
const chosen = (isPart ? await reachedSince(base) : all).filter(isChosen);
if (chosen.length === 0) console.log(`There is no step named ${names.join(' or ')}.`);

const missing = bring([...new Set(chosen.flatMap(({ uses = [] }) => uses))]);
for (const { advice } of missing) console.log(advice);
if (missing.some(({ isSkippable }) => !isSkippable)) process.exit(1);
const isSkipped = ({ uses = [] }) => uses.some((tool) => missing.includes(tool));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    console.log(`Stopped by ${signal}.`);
    void stopAll().then(() => process.exit(130));
  });
}

/** The steps that the changes can reach. Says what it leaves out. */
async function reachedSince(from) {
  const reached = await reachedBy(changedFiles(from));
  const found = reachedSteps(reached);
  const says = (list, none = 'none') => (list.length > 0 ? list.join(' ') : none);
  const left = all.map(({ name }) => name).filter((name) => !found.some((s) => s.name === name));
  console.log(`${reached.changed.length} files changed since ${from}.`);
  if (reached.isAll) console.log('Everything rests on one of them, so everything is run.');
  else
    console.log(
      `Screens that they reach: ${says(reached.widgets)}. Steps left out: ${says(left)}.`,
    );
  return found;
}

let total = none;
const failed = [];

const report = (step, run) => {
  const counted = countsOf(step, run);
  total = add(total, counted);
  const isGood = run.ok && counted.failed === 0;
  const time = `${run.seconds.toFixed(1)} s`.padStart(8);
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step.name.padEnd(12)} ${time}   ${inWords(counted)}`);
  if (isGood) return;
  failed.push(step.name);
  console.log(`\n${run.output.trimEnd()}\n`);
};

const cores = Math.max(2, os.availableParallelism());
for (const { name } of chosen.filter(isSkipped)) {
  total = add(total, { ...none, skipped: 1 });
  console.log(`skip ${name}`);
}

const runnable = chosen.filter((step) => !isSkipped(step));
await schedule(runnable, { cores, silence: silenceOf(widgetNames().length) }, report);

if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);

const mayNotSkip = process.env.NO_SKIP === '1' && total.skipped > 0;
if (mayNotSkip) console.log('Nothing may be skipped here (NO_SKIP=1).');
console.log(inWords(total));
process.exitCode = total.failed > 0 || total.passed === 0 || mayNotSkip ? 1 : 0;
