import { existsSync } from 'node:fs';
import { install, pythonWithDjango } from '../../fixtures/django/python.mjs';
import { browserTests, djangoTests, jestTests, nodeTests, oneTest } from './counts.mjs';

const unitReport = '.cache/units.json';
const browserReport = '.cache/browser.json';
const faultsReport = '.cache/faultTests.json';
const djangoReport = '.cache/django.json';
const djangoProject = 'fixtures/django/manage.py';

/** The tests of the Django app by Django's own runner, and those of its pages in a browser. */
function djangoSteps() {
  if (!existsSync(djangoProject)) return [];
  const app = { name: 'django', cores: 1, needs: ['build'], port: true, counts: djangoTests };
  const pages = {
    name: 'django pages',
    cores: 1, // it waits for Django half of its time
    needs: ['build'],
    port: true,
    report: djangoReport,
    command: [
      ...['playwright', 'test', '-c', 'test/django/playwright.config.ts'],
      '--reporter=dot,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: djangoReport },
    counts: browserTests(djangoReport),
  };
  const python = pythonWithDjango();
  if (python) {
    return [pages, { ...app, command: [python, djangoProject, 'test', 'fixtures/django'] }];
  }
  return [pages, app].map((step) => ({
    ...step,
    skip: `${step.name} (Django is not installed: "${install}")`,
  }));
}

/**
 * Every step of `npm test`, in the order in which they start: of those on one core the longest first. `cores` is how
 * many it keeps busy, `needs` what must have succeeded before, `port` whether it is given a free one, `counts` how its
 * tests are counted. What a step prints is read when it fails: the reporters are those that name what failed and
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
      ...['--maxWorkers=3', '--reporters=summary', '--json', `--outputFile=${unitReport}`],
    ],
    counts: jestTests(unitReport),
  },
  ...[
    // The faults wait now and then: for what hangs, and for what is tried again.
    ['faults', 'faults', 2, faultsReport, ['--workers=3', ',./test/faults/report.ts']],
    ['browser', 'screens', 2, browserReport, ['--workers=2', '']],
  ].map(([name, project, cores, report, [workers, reporter]]) => ({
    name,
    cores,
    needs: ['build'],
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
