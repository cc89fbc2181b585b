import { describe, expect, test } from 'vitest';
import { add, closingLine, countCrash, readPlaywright, readVitest } from './results.ts';

const vitest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
};
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

describe('reports', () => {
  test('of Vitest', () => {
    expect(readVitest(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test('of Vitest, with a file that could not be loaded', () => {
    const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }];
    expect(readVitest({ ...vitest, testResults })).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  test('of Playwright, where a flaky test has failed', () => {
    expect(readPlaywright(playwright)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test('of Playwright, with an error outside the tests', () => {
    expect(readPlaywright({ ...playwright, errors: [{ message: 'no server' }] }).failed).toBe(3);
  });

  test.each([undefined, {}, { stats: {} }, { stats: { expected: '5' } }, []])(
    'anything else is refused: %j',
    (report) => {
      expect(() => readPlaywright(report)).toThrow('the report has no');
      expect(() => readVitest(report)).toThrow('the report');
    },
  );
});

describe('a runner that crashed', () => {
  const good = { passed: 3, failed: 0, skipped: 0 };

  test.each([
    ['all passed', good, 0, 0],
    ['a test failed', { ...good, failed: 2 }, 1, 2],
    ['nothing failed, but the runner did', good, 1, 1],
    ['no test ran', { passed: 0, failed: 0, skipped: 0 }, 0, 1],
    ['every test was skipped', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ])('%s', (_, tally, code, failed) => {
    expect(countCrash(tally, code).failed).toBe(failed);
  });
});

test('the closing line names skipped tests only when there are some', () => {
  const sum = add([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 2 },
  ]);
  expect(closingLine(sum)).toBe('7 passed, 1 failed, 2 skipped');
  expect(closingLine({ ...sum, skipped: 0 })).toBe('7 passed, 1 failed');
});
