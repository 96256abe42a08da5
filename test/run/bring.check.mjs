import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bring } from './bring.ts';

const tool = (name, there, more) => ({
  name,
  isThere: () => there.has(name),
  packages: [`${name}-package`],
  own: () => [['get', name]],
  advice: `Install ${name}.`,
  ...more,
});

/** A machine on which `works` says which commands bring what. Notes what is said and done, in its order. */
function machine(there, works, { hasApt = false, mayInstall = true } = {}) {
  const done = [];
  return {
    done,
    hasApt,
    mayInstall,
    say: (line) => done.push(line),
    run: (command) => {
      const line = command.filter((part) => !/^(-.*|Acquire.*)$/.test(part)).join(' ');
      done.push(`> ${line}`);
      if (!(line in works)) return false;
      for (const name of works[line]) there.add(name);
      return true;
    },
  };
}

const namesOf = (tools) => tools.map(({ name }) => name);

it('does and says nothing where nothing is missing', () => {
  const there = new Set(['browser']);
  const on = machine(there, {}, { hasApt: true });
  assert.deepEqual(bring([tool('browser', there)], on), []);
  assert.deepEqual(on.done, []);
});

it('installs packages as root and says so before, each tool by a command of its own', () => {
  const there = new Set();
  const tools = [tool('browser', there), tool('python', there)];
  const works = {
    'apt-get update': [],
    'apt-get install browser-package': ['browser'],
    'apt-get install python-package': ['python'],
  };
  const on = machine(there, works, { hasApt: true });
  assert.deepEqual(bring(tools, on), []);
  assert.deepEqual(on.done, [
    'Installing by apt-get: browser-package python-package.',
    '> apt-get update',
    '> apt-get install browser-package',
    '> apt-get install python-package',
  ]);
});

it('gets one of its own where packages brought nothing', () => {
  const there = new Set();
  const on = machine(there, { 'get browser': ['browser'] }, { hasApt: true });
  assert.deepEqual(bring([tool('browser', there)], on), []);
  assert.deepEqual(on.done.slice(-2), ['Installing browser: get browser', '> get browser']);
});

it('gets one of its own for whom is not root', () => {
  const there = new Set();
  const on = machine(there, { 'get browser': ['browser'] });
  assert.deepEqual(bring([tool('browser', there)], on), []);
  assert.deepEqual(on.done, ['Installing browser: get browser', '> get browser']);
});

it('stops at the first command that fails, and names what is missing still', () => {
  const there = new Set();
  const own = () => [
    ['make', 'folder'],
    ['fill', 'folder'],
  ];
  const on = machine(there, {});
  assert.deepEqual(namesOf(bring([tool('python', there, { own })], on)), ['python']);
  assert.deepEqual(on.done, ['Installing python: make folder', '> make folder']);
});

it('installs nothing with NO_INSTALL=1, and names what is missing', () => {
  const there = new Set();
  const on = machine(there, {}, { hasApt: true, mayInstall: false });
  assert.deepEqual(namesOf(bring([tool('browser', there)], on)), ['browser']);
  assert.deepEqual(on.done, []);
});

it('does without what is not needed and could not be had', () => {
  const there = new Set();
  const on = machine(there, {}, { hasApt: true });
  assert.deepEqual(bring([tool('shell', there, { own: undefined, isOptional: true })], on), []);
});
