/** The list at the end of `npm test`: what failed, and what passed only when asked again, each by its name. */
import { expect, it } from 'vitest';
import { playwrightFailures, playwrightFlaky, type PlaywrightReport } from './failures.ts';

const result = (message?: string) => ({ errors: message === undefined ? [] : [{ message }] });
const report: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [
        { title: 'holds', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected', results: [result()] }] },
        {
          title: 'wavers',
          file: 'a.spec.ts',
          ok: true,
          tests: [{ status: 'flaky', results: [result('Error: not there'), result()] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'breaks',
              file: 'b.spec.ts',
              ok: false,
              tests: [{ status: 'unexpected', results: [result('\u001B[31mError: gone\u001B[39m\n\n  at b.spec.ts')] }],
            },
          ],
        },
      ],
    },
  ],
};

it('names what failed, however deep its suite, in plain letters', () => {
  expect(playwrightFailures(report)).toEqual(['  b.spec.ts › breaks\n      Error: gone\n        at b.spec.ts']);
});

it('names what passed only when asked again, with what it failed of', () => {
  expect(playwrightFlaky(report)).toEqual(['  a.spec.ts › wavers\n      Error: not there']);
});
