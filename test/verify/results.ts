import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screenOf } from './screens';

export interface Count {
  passed: number;
  failed: number;
}

/** What one kind of check found on one screen, the day it was run, and the commit it was run on. */
export interface Result extends Count {
  date: string;
  commit: string;
}

/** By screen, then by kind. */
export type Results = Record<string, Record<string, Result>>;

export type Counts = Map<string, Count>;

/** Counts one test for its screen. */
export function add(counts: Counts, screen: string, hasPassed: boolean): void {
  const { passed, failed } = counts.get(screen) ?? { passed: 0, failed: 0 };
  counts.set(screen, {
    passed: passed + Number(hasPassed),
    failed: failed + Number(!hasPassed),
  });
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts the tests of jest's `--json` report. A file that fails beside its tests has failed as one. */
export function countJest(report: JestReport, counts: Counts): void {
  for (const { name, status, assertionResults } of report.testResults) {
    const file = path.relative(process.cwd(), name);
    const ran = assertionResults.filter((test) => test.status !== 'pending');
    for (const test of ran) add(counts, screenOf(file, ''), test.status === 'passed');
    const isTold = ran.some((test) => test.status === 'failed');
    if (status === 'failed' && !isTold) add(counts, screenOf(file, ''), false);
  }
}

interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: unknown[];
}

/** Counts the tests of Playwright's JSON report, one for each project: the `ok` of a spec is that of the first one alone. */
export function countPlaywright(report: PlaywrightReport, counts: Counts): void {
  const walk = (suite: Suite, file: string, before: string) => {
    for (const { title, tests } of suite.specs ?? []) {
      const ran = tests.filter(({ status }) => status !== 'skipped');
      for (const { status } of ran)
        add(counts, screenOf(file, `${before} ${title}`), status === 'expected');
    }
    for (const inner of suite.suites ?? []) walk(inner, file, `${before} ${inner.title}`);
  };
  for (const suite of report.suites) walk(suite, suite.file ?? suite.title, '');
  if (report.errors.length > 0) add(counts, screenOf('', ''), false);
}

const file = 'test/verify.json';

export const readResults = (): Results =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes what a kind found on some screens, or on all: then nothing stays that it did not find anew. */
export function writeResults(
  kind: string,
  counts: Counts,
  at: Omit<Result, keyof Count>,
  screens: readonly string[],
): void {
  const before = Object.entries(readResults()).map(([screen, of]) => {
    const { [kind]: old, ...others } = of;
    return [screen, screens.length === 0 || !old ? others : { ...others, [kind]: old }] as const;
  });
  const results: Results = Object.fromEntries(before);
  for (const [screen, count] of counts) {
    if (screens.length > 0 && !screens.includes(screen)) continue;
    results[screen] = sorted({ ...results[screen], [kind]: { ...count, ...at } });
  }
  const found = Object.entries(results).filter(([, of]) => Object.keys(of).length > 0);
  const text = JSON.stringify(sorted(Object.fromEntries(found)), null, 2);
  // A line for each kind.
  const lines = text.replace(/\{\s+"passed"[^}]+\}/g, (result) => result.replace(/\s+/g, ' '));
  writeFileSync(file, `${lines}\n`);
}
