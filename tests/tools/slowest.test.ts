/** The list of the slowest tests at the end of `npm test`. */
import { expect, it } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from './slowest.ts';

const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
const took = (...durations: number[]) => [
  { status: 'expected' as const, results: durations.map((duration) => ({ duration })) },
];

it('counts a browser test with its tries that failed, however deep its suite', () => {
  const suites = [
    {
      specs: [{ title: 'walks', file: 'a.spec.ts', ok: true, tests: took(2000) }],
      suites: [{ specs: [{ title: 'wavers', file: 'a.spec.ts', ok: true, tests: took(1000, 4000) }] }],
    },
  ];
  expect(playwrightTimes({ stats, suites })).toEqual([
    { name: 'a.spec.ts › walks', ms: 2000 },
    { name: 'a.spec.ts › wavers', ms: 5000 },
  ]);
});

it('takes a test that has no time in the report for one of no time', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 12.5 },
    { status: 'skipped', fullName: 'waits' },
  ];
  const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 1 };
  expect(vitestTimes({ ...counts, testResults: [{ name: 'sum.test.ts', assertionResults }] })).toEqual([
    { name: 'sum.test.ts › adds', ms: 12.5 },
    { name: 'sum.test.ts › waits', ms: 0 },
  ]);
});

it('names the slowest first and no more than asked for', () => {
  const times = [400, 61_250, 1500].map((ms) => ({ name: `test of ${ms}`, ms }));
  expect(slowest(times, 2)).toEqual(['    61.3 s  test of 61250', '     1.5 s  test of 1500']);
});
