/** The short list of what failed that ends `npm test`: a log that is cut shows its end. */

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly {
      readonly errors?: readonly { readonly message?: string }[];
      /** ms */
      readonly duration?: number;
    }[];
  }[];
}
/** The parts this reads of Playwright's JSON report. */
export interface PlaywrightReport extends Suite {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
/** The parts this reads of Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
      /** ms; none for a test that did not run. */
      readonly duration?: number | null;
    }[];
  }[];
}

const LINES = 16;
// oxlint-disable-next-line no-control-regex -- the terminal's colours are what is taken out
const COLOURS = /\u001B\[[0-9;]*m/g;

const short = (message: string) =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `      ${line}`)
    .join('\n');

const entry = (where: string, messages: readonly string[]) => [`  ${where}`, ...messages.map(short)].join('\n');

export function playwrightFailures(report: PlaywrightReport): string[] {
  return named(report, (spec) => !spec.ok);
}

/** What failed and then passed: it counts as failed, and its first failure says why. */
export function playwrightFlaky(report: PlaywrightReport): string[] {
  return named(report, (spec) => spec.tests.some(({ status }) => status === 'flaky'));
}

function named(report: PlaywrightReport, which: (spec: Spec) => boolean): string[] {
  const visit = (suite: Suite): string[] => [
    ...(suite.specs ?? []).filter(which).map((spec) => entry(`${spec.file} › ${spec.title}`, messagesOf(spec))),
    ...(suite.suites ?? []).flatMap(visit),
  ];
  return visit(report);
}

function messagesOf(spec: Spec): string[] {
  return spec.tests.flatMap((test) =>
    test.results.flatMap((result) => (result.errors ?? []).map((error) => error.message ?? '')),
  );
}

/** As playwrightFlaky, only where a configuration asks again; counted as failed (wholeVitest.ts). */
export function vitestFlaky(report: VitestReport): string[] {
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map((one) => entry(`${name} › ${one.fullName}`, one.failureMessages ?? [])),
  );
}

export function vitestFailures(report: VitestReport): string[] {
  return (report.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return assertionResults.length === 0 && message ? [entry(name, [message])] : [];
    return failed.map((one) => entry(`${name} › ${one.fullName}`, one.failureMessages ?? []));
  });
}
