// Runs the tests: `node test/run.mjs` all of them, `node test/run.mjs check` what needs no build,
// `node test/run.mjs units django` the steps of these names. With NO_SKIP=1 a skipped test is a failure.
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { add, countsOf, inWords, none } from './run/counts.mjs';
import { schedule, stopAll } from './run/schedule.mjs';
import { steps } from './run/steps.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('.cache', { recursive: true });

const names = process.argv.slice(2);
const isChosen = (step) =>
  names.length === 0 || names.includes(step.name) || (step.check && names.includes('check'));
const chosen = steps().filter(isChosen);
const skips = chosen.filter((step) => step.skip);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    console.log(`Stopped by ${signal}.`);
    void stopAll().then(() => process.exit(130));
  });
}

let total = skips.reduce((sum) => add(sum, { passed: 0, failed: 0, skipped: 1 }), none);
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
await schedule(
  chosen.filter((step) => !step.skip),
  cores,
  report,
);

for (const { skip } of skips) console.log(`skipped: ${skip}`);
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
if (chosen.length === 0) console.log(`There is no step named ${names.join(' or ')}.`);

const mayNotSkip = process.env.NO_SKIP === '1' && total.skipped > 0;
if (mayNotSkip) console.log('Nothing may be skipped here (NO_SKIP=1).');
console.log(inWords(total));
process.exitCode = total.failed > 0 || total.passed === 0 || mayNotSkip ? 1 : 0;
