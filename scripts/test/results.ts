/** The result that a test runner reported. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function count(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`the report has no number "${name}"`);
  return value;
}

/** Reads Vitest's JSON report. Throws when it isn't one. */
export function readVitest(report: unknown): Tally {
  if (!isFields(report)) throw new Error('the report is no object');
  const files = Array.isArray(report.testResults) ? report.testResults.filter(isFields) : [];
  // A file that couldn't be loaded has no failed test, but must not pass.
  const broken = files.filter(
    (file) =>
      file.status === 'failed' &&
      !(
        Array.isArray(file.assertionResults) &&
        file.assertionResults.some((test) => isFields(test) && test.status === 'failed')
      ),
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + broken.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  };
}

/** Reads Playwright's JSON report. Throws when it isn't one. */
export function readPlaywright(report: unknown): Tally {
  if (!isFields(report) || !isFields(report.stats)) throw new Error('the report has no "stats"');
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: count(report.stats, 'expected'),
    // Flaky tests exist only with retries; a test that needs luck has failed.
    failed: count(report.stats, 'unexpected') + count(report.stats, 'flaky') + errors,
    skipped: count(report.stats, 'skipped'),
  };
}

/**
 * Corrects a runner's own tally: a failing exit code without a failed test (a crash, an
 * unhandled error) and a run without tests both count as one failure.
 */
export function countCrash(tally: Tally, code: number): Tally {
  const isHollow = tally.passed + tally.failed === 0;
  const isCrash = code !== 0 && tally.failed === 0;
  return isHollow || isCrash ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function add(tallies: readonly Tally[]): Tally {
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line that people and CI read. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
