import { readFileSync } from 'node:fs';

/** How many tests a step ran. */
const counts = (passed, failed = 0, skipped = 0) => ({ passed, failed, skipped });

const numberIn = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

/** A step that is one test: it passed when its command did. */
export const oneTest = ({ ok }) => (ok ? counts(1) : counts(0, 1));

export const nodeTests = ({ output }) =>
  counts(
    numberIn(output, /^[#ℹ] pass (\d+)/m),
    numberIn(output, /^[#ℹ] fail (\d+)/m) + numberIn(output, /^[#ℹ] cancelled (\d+)/m),
    numberIn(output, /^[#ℹ] skipped (\d+)/m) + numberIn(output, /^[#ℹ] todo (\d+)/m),
  );

export const jestTests = (file) => () => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return counts(
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    report.numPendingTests + report.numTodoTests,
  );
};

export const browserTests = (file) => () => {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  // A flaky test is one that failed.
  return counts(stats.expected, stats.unexpected + stats.flaky, stats.skipped);
};

export const djangoTests = ({ output }) => {
  const ran = numberIn(output, /^Ran (\d+) tests?/m);
  const failed = numberIn(output, /failures=(\d+)/) + numberIn(output, /errors=(\d+)/);
  const skipped = numberIn(output, /skipped=(\d+)/);
  return counts(ran - failed - skipped, failed, skipped);
};

/** What a step counts, whatever became of its report: a failed command is at least one failed test. */
export function countsOf(step, run) {
  let counted;
  try {
    counted = step.counts(run);
  } catch {
    counted = counts(0); // the command ended before it wrote its report
  }
  if (!run.ok && counted.failed === 0) return { ...counted, failed: 1 };
  if (run.ok && counted.passed + counted.failed + counted.skipped === 0) return counts(0, 1);
  return counted;
}

export const add = (a, b) =>
  counts(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped);

export const none = counts(0);

export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
