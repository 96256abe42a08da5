// Makes a widget of each form in a copy of the tree, and asks of it what is asked without a browser: types, lint, format,
// and its own tests under both runtimes. With BROWSER=1 also, once built there, its size and what is asked in a browser,
// its calls under faults among it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';
import { forms, makeWidget } from './make.ts';

const run = promisify(execFile);
const root = process.cwd();
const left = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);

// Names that are no part of the samples, of which one is a word alone and one has no vowel.
const widgets = { 'spare-shelf': 'list', lntls: 'form' };
const named = `(${Object.keys(widgets).join('|')})`;

let copy = '';
const files = [];

/** Runs a program of the project in the copy, and fails with all that it says. */
const inCopy = async (...words) => {
  const env = { ...process.env, FORCE_COLOR: '0' };
  try {
    await run('npx', ['--no-install', ...words], { cwd: copy, env, maxBuffer: 64e6 });
  } catch (error) {
    assert.fail(`${words.join(' ')}\n${error.stdout}\n${error.stderr}`);
  }
};

before(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'widget-'));
  const filter = (file) => !left.has(path.relative(root, file));
  cpSync(root, copy, { recursive: true, filter });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const [name, form] of Object.entries(widgets)) {
    files.push(...makeWidget(name, form, copy));
  }
});

after(() => rmSync(copy, { recursive: true, force: true }));

const code = () => files.filter((file) => /\.tsx?$/.test(file));

it('writes what the compiler takes', async () => {
  const config = { extends: './tsconfig.json', include: [...code(), 'test/**/*.d.ts'] };
  writeFileSync(path.join(copy, 'tsconfig.made.json'), JSON.stringify(config));
  await inCopy('tsc', '-p', 'tsconfig.made.json');
});

it('writes what lint takes', () => inCopy('oxlint', '-c', 'oxlint.config.mjs', ...code()));

it('writes what is formatted', () => inCopy('oxfmt', '--check', ...files));

it('writes tests that pass under React and under Preact', () =>
  inCopy('jest', '-c', 'test/jest.config.mjs', '--runTestsByPath', ...tests()));

const tests = () => files.filter((file) => /\.test\.tsx?$/.test(file));

// Those that find screens by themselves, and those that want each to be named.
it('writes screens that pass what is asked of all screens', () =>
  inCopy(
    ...['jest', '-c', 'test/jest.config.mjs', '--selectProjects', 'plain', 'preact', 'cases'],
    ...['-t', `asks every|${named}`, '--testPathPatterns', '/test/screens/'],
  ));

it('touches nothing that is there', () => {
  const [[name, form]] = Object.entries(widgets);
  assert.throws(() => makeWidget(name, form, copy), /is there already\.$/);
});

it('takes no name that a page could not have', () => {
  assert.throws(() => makeWidget('Spare Shelf', 'list', copy), /^Error: A widget is named by/);
});

// Contract, backend and tests apart. A longer name breaks more lines, and no screen's name is longer.
it('writes screens of at most 150 lines', () => {
  for (const form of forms) {
    const made = makeWidget(`a-${form}-with-a-longer-name`, form, copy);
    const own = made.filter((file) => /^widgets\/.*(?<!\.test|\/page(\.\w+)?)\.\w+$/.test(file));
    const lines = own.map(
      (file) => readFileSync(path.join(copy, file), 'utf8').split('\n').length - 1,
    );
    assert.ok(lines.reduce((sum, each) => sum + each, 0) <= 150, `${form}: ${lines.join(' + ')}`);
  }
});

it('gives its calls letters that no other call has', () => {
  makeWidget('spoon-shelf', 'list', copy);
  const contract = path.join(copy, 'shared/contract');
  const ids = readdirSync(contract).flatMap((file) => [
    ...readFileSync(path.join(contract, file), 'utf8').matchAll(/(?<=\bid: ')[A-Z]+\d+/g),
  ]);
  const names = ids.map(([id]) => id);
  assert.deepEqual(names, [...new Set(names)]);
});

const inBrowser = async () => {
  await inCopy('rollup', '-c');
  await inCopy('size-limit');
  const config = ['-c', 'test/browser/playwright.config.ts'];
  await inCopy('playwright', 'test', ...config, '--workers=1', '-g', named);
};
if (process.env.BROWSER === '1')
  it('writes screens that pass in a browser, within their size', inBrowser);
