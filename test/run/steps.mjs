import { existsSync } from 'node:fs';
import path from 'node:path';
import { newerPython, pythonWithDjango } from '../../fixtures/django/python.mjs';
import { browserTests, djangoTests, jestTests, nodeTests, oneTest } from './counts.mjs';
import { browser, django, newerDjango, shell } from './tools.ts';

const unitReport = '.cache/units.json';
const browserReport = '.cache/browser.json';
const faultsReport = '.cache/faultTests.json';
const djangoReport = '.cache/django.json';

const checksOfRunner = ['bring', 'changed', 'schedule'].map((name) => `test/run/${name}.check.mjs`);

/** The tests of the Django app by Django's own runner, and those of its pages in a browser. */
const djangoSteps = () => [
  {
    name: 'django pages',
    cores: 1, // it waits for Django half of its time
    needs: ['build'],
    uses: [browser, shell, django],
    port: true,
    report: djangoReport,
    command: [
      ...['playwright', 'test', '-c', 'test/django/playwright.config.ts'],
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: djangoReport },
    counts: browserTests(djangoReport),
  },
  {
    name: 'django',
    cores: 1,
    needs: ['build'],
    uses: [django],
    port: true,
    command: () => [pythonWithDjango(), 'fixtures/django/manage.py', 'test', 'fixtures/django'],
    counts: djangoTests,
  },
  {
    name: 'django 5.2',
    cores: 1,
    needs: ['build'],
    uses: [django, newerDjango],
    port: true,
    command: [newerPython, 'fixtures/django/manage.py', 'test', 'fixtures/django'],
    counts: djangoTests,
  },
];

/**
 * How long a step may print nothing, with so many widgets, before it is taken to hang: longer than the longest test
 * is allowed to take, and than the checks that print nothing until their end.
 */
export const silenceOf = (widgets) => (4 + widgets / 3) * 60_000;

/**
 * Every step of `npm test`, in the order in which they start: of those on one core the longest first. `cores` is how
 * many it keeps busy, `needs` what must have succeeded before, `uses` what must be installed, `port` whether it is given
 * a free one, `counts` how its tests are counted. What a step prints is read when it fails: the reporters are those that name what failed and
 * nothing else.
 */
export const steps = () => [
  { name: 'build', cores: 1, command: ['npm', 'run', '-s', 'build'], counts: oneTest },
  { name: 'types', cores: 1, check: true, command: ['tsc', '-p', '.'], counts: oneTest },
  ...djangoSteps(),
  { name: 'lint', cores: 1, check: true, command: ['npm', 'run', '-s', 'lint'], counts: oneTest },
  {
    name: 'lint rules',
    cores: 1,
    check: true,
    command: ['node', '--test', 'test/lint/lint.check.mjs'],
    counts: nodeTests,
  },
  {
    name: 'lock file',
    cores: 1,
    check: true,
    command: ['node', '--test', 'test/lockfile/lockfile.check.mjs'],
    counts: nodeTests,
  },
  {
    name: 'runner',
    cores: 1,
    check: true,
    command: ['node', '--import', 'tsx', '--test', ...checksOfRunner],
    counts: nodeTests,
  },
  {
    name: 'skeleton',
    cores: 1,
    command: ['node', '--import', 'tsx', '--test', 'test/skeleton/new.check.mjs'],
    counts: nodeTests,
  },
  { name: 'format', cores: 1, check: true, command: ['prettier', '--check', '.'], counts: oneTest },
  {
    name: 'size',
    cores: 1,
    needs: ['build'],
    command: ['npm', 'run', '-s', 'size'],
    counts: oneTest,
  },
  {
    name: 'units',
    cores: 2,
    report: unitReport,
    command: [
      'npm',
      ...['run', '-s', 'test:unit', '--'],
      // They wait now and then: for slow answers.
      ...[
        '--maxWorkers=3',
        '--reporters=summary',
        `--reporters=${path.resolve('test/run/progress.mjs')}`,
      ],
      ...['--json', `--outputFile=${unitReport}`],
    ],
    counts: jestTests(unitReport),
  },
  {
    name: 'browsers',
    cores: 1,
    needs: ['build'],
    command: ['node', '--test', 'test/lint/browsers.check.mjs'],
    counts: nodeTests,
  },
  ...[
    // The faults wait now and then: for what hangs, and for what is tried again.
    ['faults', 'faults', 2, faultsReport, ['--workers=3', ',./test/faults/report.ts']],
    ['browser', 'screens', 2, browserReport, ['--workers=2', '']],
  ].map(([name, project, cores, report, [workers, reporter]]) => ({
    name,
    cores,
    needs: ['build'],
    uses: [browser, shell],
    port: true,
    report,
    command: [
      ...['npm', 'run', '-s', 'test:e2e', '--'],
      ...[`--project=${project}`, workers, `--reporter=dot,json${reporter}`],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    counts: browserTests(report),
  })),
];

const existing = (files, pattern) => files.filter((file) => pattern.test(file) && existsSync(file));

/** A step with more words to its command; none without them, for it would run all. */
const narrowed = (step, words, more = {}) =>
  words.length > 0 ? [{ ...step, ...more, command: [...step.command, ...words] }] : [];

/** The tests of some screens among those of all, by what their titles have before it. */
const titled = (widgets, file, after) =>
  widgets.length > 0 ? [file, '--grep', `(^| )(${widgets.join('|')})${after}`] : [];

/** The steps that a change can reach, each with what of it the change can reach. */
export function reachedSteps(reached) {
  const all = steps();
  if (reached.isAll) return all;
  const { changed, widgets, states, faults, units, specs, djangoSpecs, isDjango } = reached;
  const isShown = [states, faults, specs, djangoSpecs].some(({ length }) => length > 0) || isDjango;
  const statesReport = '.cache/states.json';
  const inProcess = '.cache/faultsInProcess.json';
  const narrow = {
    build: (step) => (isShown ? [step] : []),
    types: (step) => [step],
    size: (step) => (widgets.length > 0 ? [step] : []),
    lint: () => {
      const step = { name: 'lint', cores: 1, command: ['eslint', '-c', 'test/eslint.config.mjs'] };
      return narrowed({ ...step, counts: oneTest }, existing(changed, /\.(m?js|tsx?)$/));
    },
    format: (step) =>
      narrowed(
        { ...step, command: ['prettier', '--check', '--ignore-unknown'] },
        existing(changed, /./),
      ),
    'lint rules': (step) => (changed.some((file) => file.startsWith('test/lint/')) ? [step] : []),
    'lock file': (step) =>
      changed.some((file) => file.startsWith('test/lockfile/')) ? [step] : [],
    runner: () => [],
    // What it is made of: the samples, and the kits that they stand on.
    skeleton: (step) =>
      changed.some((file) => /^(test\/skeleton|shared\/(forms|lists|store))\//.test(file))
        ? [step]
        : [],
    units: (step) => [
      ...narrowed(step, units.length > 0 ? ['--runTestsByPath', ...units] : []),
      ...narrowed(step, faults.length > 0 ? [`test/faults/widgets/(${faults.join('|')}).ts`] : [], {
        name: 'faults in process',
        report: inProcess,
        counts: jestTests(inProcess),
      }).map((narrowest) => ({
        ...narrowest,
        command: narrowest.command.map((word) => word.replace(unitReport, inProcess)),
      })),
    ],
    browser: (step) => [
      ...narrowed(step, specs),
      ...narrowed(step, titled(states, 'accessibility.spec', ', '), {
        name: 'states',
        report: statesReport,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: statesReport },
        counts: browserTests(statesReport),
      }),
    ],
    browsers: (step) => (widgets.length > 0 ? [step] : []),
    faults: (step) => narrowed(step, titled(faults, 'test/faults', ' ')),
    'django pages': (step) => (isDjango ? [step] : narrowed(step, djangoSpecs)),
    django: (step) => (isDjango || widgets.length > 0 ? [step] : []),
    'django 5.2': (step) => (isDjango ? [step] : []),
  };
  return all.flatMap((step) => narrow[step.name]?.(step) ?? [step]);
}
