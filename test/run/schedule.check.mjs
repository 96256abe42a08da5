import assert from 'node:assert/strict';
import { it } from 'node:test';
import { schedule } from './schedule.mjs';

const script = (text) => ({ name: 'step', cores: 1, command: [process.execPath, '-e', text] });

async function runOf(text, silence) {
  let run;
  await schedule([script(text)], { cores: 1, silence }, (_, result) => (run = result));
  return run;
}

it('stops a step that has printed nothing for as long as one may be silent', async () => {
  const { ok, output } = await runOf('setTimeout(() => {}, 60_000)', 900);
  assert.equal(ok, false);
  assert.match(output, /Stopped after 0 minutes in which it printed nothing/);
});

it('lets a step go on that takes longer than that and prints meanwhile', async () => {
  const talking = `
    let said = 0;
    const talk = setInterval(() => {
      process.stdout.write('.');
      if (++said === 12) clearInterval(talk);
    }, 300)`;
  const { ok, output, seconds } = await runOf(talking, 2500);
  assert.equal(ok, true, output);
  assert.equal(output, '.'.repeat(12));
  assert.ok(seconds > 2.5);
});
