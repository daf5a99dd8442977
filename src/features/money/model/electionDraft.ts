/** Elections and cycles as they are being written: what is wrong with them, and what they become. */
import { m } from '../../../messages/messages.js';
import type { Cycle, Election, ElectionKind } from './rules.ts';

export interface CycleDraft {
  /** Of the line on the page; of what is saved already, its id. */
  readonly key: string;
  readonly begins: string;
  readonly ends: string;
}

export interface ElectionDraft {
  readonly key: string;
  readonly kind: ElectionKind;
  readonly day: string;
  readonly en: string;
  readonly es: string;
}

export interface CalendarDraft {
  readonly cycles: readonly CycleDraft[];
  readonly elections: readonly ElectionDraft[];
}

export interface Calendar {
  readonly cycles: readonly Cycle[];
  readonly elections: readonly Required<Election>[];
}

/** What is there already, to be changed. */
export const draftOfCalendar = ({
  cycles,
  elections,
}: Pick<Calendar, 'cycles'> & { elections: readonly Election[] }) => ({
  cycles: cycles.map((one): CycleDraft => ({ key: one.id, begins: one.begins_on, ends: one.ends_on })),
  elections: elections.map((one): ElectionDraft => ({
    key: one.id,
    kind: one.kind ?? 'general',
    day: one.held_on,
    en: one.name_en ?? '',
    es: one.name_es ?? '',
  })),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && text >= '2000-01-01' && text < '2100-01-01';
const isName = (text: string) => [...text.trim()].length >= 2 && [...text.trim()].length <= 100;

/** The cycle that a day lies in. */
const cycleOf = (cycles: readonly CycleDraft[], day: string) =>
  cycles.find(({ begins, ends }) => begins <= day && day <= ends);

export interface CalendarProblems {
  /** By the key of the line. */
  readonly cycles: Readonly<Record<string, string>>;
  readonly elections: Readonly<Record<string, Partial<Record<'day' | 'name', string>>>>;
}

/** private.elections_said() asks the same. null: nothing is wrong. */
export function calendarProblems({ cycles, elections }: CalendarDraft): CalendarProblems | null {
  const wrong = (one: CycleDraft): string | null => {
    if (!isDay(one.begins) || !isDay(one.ends) || one.begins > one.ends) return m.rules_elections_cycle_days();
    const across = cycles.some(({ key, begins, ends }) => key !== one.key && begins <= one.ends && one.begins <= ends);
    return across ? m.rules_elections_cycle_across() : null;
  };
  const ofCycles = cycles.flatMap((one) => {
    const said = wrong(one);
    return said === null ? [] : [[one.key, said] as const];
  });
  const ofElections = elections.flatMap(({ key, kind, day, en, es }) => {
    const named = en.trim() !== '' || es.trim() !== '' || kind === 'other';
    const problems = {
      ...(isDay(day)
        ? cycleOf(cycles, day)
          ? {}
          : { day: m.rules_elections_day_outside() }
        : { day: m.rules_elections_day_missing() }),
      ...(named && !(isName(en) && isName(es)) ? { name: m.rules_elections_name_missing() } : {}),
    };
    return Object.keys(problems).length === 0 ? [] : [[key, problems] as const];
  });
  if (ofCycles.length + ofElections.length === 0) return null;
  return { cycles: Object.fromEntries(ofCycles), elections: Object.fromEntries(ofElections) };
}

/** An id that says what it is, because it stands in files: "general-2026-11-03". */
function newIdOf(words: string, taken: Set<string>): string {
  let id = words;
  for (let n = 2; taken.has(id); n++) id = `${words}-${n}`;
  taken.add(id);
  return id;
}

/** Only of a draft without problems. @param known the ids that are in force; whatever else is new gets one of its own. */
export function calendarOf({ cycles, elections }: CalendarDraft, known: ReadonlySet<string>): Calendar {
  const taken = new Set(known);
  const idOf = (key: string, words: string) => (known.has(key) ? key : newIdOf(words, taken));
  const said = cycles.map((one): Cycle => {
    return { id: idOf(one.key, `to-${one.ends}`), begins_on: one.begins, ends_on: one.ends };
  });
  return {
    cycles: said,
    elections: elections.map(({ key, kind, day, en, es }) => ({
      id: idOf(key, `${kind}-${day}`),
      cycle: said.find((one) => one.begins_on <= day && day <= one.ends_on)?.id ?? '',
      held_on: day,
      kind,
      name_en: en.trim() || null,
      name_es: es.trim() || null,
    })),
  };
}
