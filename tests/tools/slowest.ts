/** The list of the slowest tests that ends `npm test`: what makes everybody wait is seen before it is too much. */
import type { PlaywrightReport, VitestReport } from './failures.ts';

export interface Timed {
  readonly name: string;
  /** With the tries that failed. */
  readonly ms: number;
}

type Suite = Pick<PlaywrightReport, 'suites' | 'specs'>;

export function playwrightTimes(report: PlaywrightReport): Timed[] {
  const visit = (suite: Suite): Timed[] => [
    ...(suite.specs ?? []).map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap(visit),
  ];
  return visit(report);
}

export function vitestTimes(report: VitestReport): Timed[] {
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${name} › ${fullName}`, ms: duration ?? 0 })),
  );
}

/** The slowest first, a line each. */
export function slowest(times: readonly Timed[], count = 10): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
