/** What the run says: progress, every failure with its seed, and the two tables. */
import type { Control, Mutant } from './controls.ts';
import { LETTERS } from './invariants.ts';
import type { Violation } from './invariants.ts';
import type { Outcome } from './play.ts';

export interface Report {
  schedule(outcome: Outcome): void;
  control(control: Control, caught: Outcome, ours: Outcome): void;
  mutant(mutant: Mutant, played: readonly Outcome[]): void;
  /** True when nothing failed. */
  print(): boolean;
}

const PROGRESS_EVERY = 20;

/** @param setting what stands before a command that plays the same again. */
export function createReport(setting: string): Report {
  const started = Date.now();
  const schedules: Outcome[] = [];
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;

  function judge(good: boolean, line: string): void {
    if (good) passed++;
    else failed++;
    lines.push(`${good ? 'as it must be ' : 'FAILED        '} ${line}`);
    console.log(lines.at(-1));
  }

  return {
    schedule(outcome) {
      schedules.push(outcome);
      const good = outcome.violations.length === 0 && outcome.broken === null;
      if (good) passed++;
      else {
        failed++;
        console.log(
          `FAILED  ${outcome.client}, seed ${outcome.seed}. Replay: ${setting}SEED=${outcome.seed} npm run test:faults`,
        );
        for (const violation of outcome.violations.slice(0, 8)) console.log(`        ${say(violation)}`);
        if (outcome.broken !== null) console.log(`        the harness broke: ${outcome.broken}`);
      }
      if (schedules.length % PROGRESS_EVERY === 0) {
        const seconds = Math.round((Date.now() - started) / 1000);
        console.log(`        ${schedules.length} schedules, ${failed} failures, ${seconds} s`);
      }
    },
    control({ name, expects }, caught, ours) {
      const seen = letters(caught.violations);
      const asExpected = expects.length === 0 ? seen === 'none' : expects.every((letter) => seen.includes(letter));
      const clean = ours.violations.length === 0 && ours.broken === null;
      const good = asExpected && caught.broken === null && clean;
      judge(good, `${name}: violates ${seen}; ours on the same schedule: ${clean ? 'none' : letters(ours.violations)}`);
      for (const broken of [caught.broken, ours.broken]) if (broken !== null) console.log(`        ${broken}`);
    },
    mutant({ client, expects, within }, played) {
      const last = played.at(-1);
      const seen = last?.violations.find(({ letter }) => expects.includes(letter));
      const how = seen
        ? `by seed ${last?.seed}, schedule ${played.length} of at most ${within}: ${say(seen)}`
        : `not in ${within} schedules`;
      judge(seen !== undefined, `${client} ${how}`);
    },
    print() {
      const total = (pick: (outcome: Outcome) => number) => schedules.reduce((sum, outcome) => sum + pick(outcome), 0);
      console.log(`\nSchedules ${'.'.repeat(30)} ${schedules.length}`);
      console.log(`Submissions told saved ${'.'.repeat(17)} ${total(({ told }) => told)}`);
      console.log(`Requests at the server ${'.'.repeat(17)} ${total(({ requests }) => requests)}`);
      const faults = new Map<string, number>();
      for (const outcome of schedules) {
        for (const [kind, times] of outcome.faults) faults.set(kind, (faults.get(kind) ?? 0) + times);
      }
      console.log('Faults that were there');
      for (const [kind, times] of [...faults].toSorted(([a], [b]) => a.localeCompare(b))) {
        console.log(`  ${kind} ${'.'.repeat(Math.max(2, 37 - kind.length))} ${times}`);
      }
      console.log('Violations');
      for (const letter of LETTERS) {
        const count = total(({ violations }) => violations.filter((violation) => violation.letter === letter).length);
        console.log(`  (${letter}) ${'.'.repeat(34)} ${count}`);
      }
      if (lines.length > 0) console.log(`\nThe harness can see\n${lines.map((line) => `  ${line}`).join('\n')}`);
      console.log(`\n${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failed} failed`);
      return failed === 0 && passed > 0;
    },
  };
}

function say({ letter, id, what }: Violation): string {
  return `(${letter}) ${id.slice(0, 8)} ${what}`;
}

function letters(violations: readonly Violation[]): string {
  const seen = LETTERS.filter((letter) => violations.some((violation) => violation.letter === letter));
  return seen.length === 0 ? 'none' : seen.map((letter) => `(${letter})`).join('');
}
