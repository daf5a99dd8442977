/** Writing elections and cycles: what is missing, the ids that new ones get, and what they are called in two languages. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { electionWords as publicWords } from '../../../src/features/disclosure/parts/words.ts';
import {
  calendarOf,
  calendarProblems,
  draftOfCalendar,
  type CalendarDraft,
  type ElectionDraft,
} from '../../../src/features/money/model/electionDraft.ts';
import { electionNameOf } from '../../../src/features/money/model/electionNames.ts';

const cycle = { key: 'c', begins: '2025-01-01', ends: '2026-11-03' };
const vote: ElectionDraft = { key: 'e', kind: 'general', day: '2026-11-03', en: '', es: '' };
const draft: CalendarDraft = { cycles: [cycle], elections: [vote] };
const of = (change: Partial<ElectionDraft>): CalendarDraft => ({ ...draft, elections: [{ ...vote, ...change }] });
const cycles = (...change: Partial<typeof cycle>[]): CalendarDraft => ({
  cycles: change.map((part, at) => ({ ...cycle, key: `c${String(at)}`, ...part })),
  elections: [],
});

describe('elections that are written', () => {
  it('lack nothing where every day lies in a cycle, both ends included', () => {
    for (const good of [
      draft,
      of({ day: '2025-01-01' }),
      of({ kind: 'other', en: 'Recall', es: 'Revocatoria' }),
      cycles({}, { begins: '2026-11-04', ends: '2026-11-04' }),
      { cycles: [], elections: [] },
    ])
      expect(calendarProblems(good)).toBeNull();
  });

  it('say what is missing, beside the line where it is', () => {
    for (const day of ['', '2026-11-3', '2026-11-04', '2024-12-31'])
      expect(calendarProblems(of({ day }))?.elections).toHaveProperty('e.day');
    for (const names of [{ en: 'Recall' }, { es: 'Revocatoria' }, { en: 'x', es: 'y' }, { kind: 'other' as const }])
      expect(calendarProblems(of(names))?.elections).toHaveProperty('e.name');
    expect(calendarProblems(cycles({ begins: '2026-11-04' }))?.cycles).toHaveProperty('c0');
    expect(
      Object.keys(calendarProblems(cycles({}, { begins: '2026-11-03', ends: '2027-01-01' }))?.cycles ?? {}),
    ).toEqual(['c0', 'c1']);
  });

  it('keep their ids, and new ones get an id that says what they are, each its own', () => {
    const said = calendarOf(
      {
        cycles: [cycle, { key: 'x', begins: '2026-11-04', ends: '2028-11-07' }],
        elections: [vote, { ...vote, key: 'y' }, { ...vote, key: 'z', en: ' A ', es: 'B' }],
      },
      new Set(['c', 'e']),
    );
    expect(said.cycles.map(({ id }) => id)).toEqual(['c', 'to-2028-11-07']);
    expect(said.elections.map(({ id }) => id)).toEqual(['e', 'general-2026-11-03', 'general-2026-11-03-2']);
    expect(said.elections.map(({ cycle: one }) => one)).toEqual(['c', 'c', 'c']);
    expect(said.elections[2]).toMatchObject({ name_en: 'A', name_es: 'B', kind: 'general' });
    expect(draftOfCalendar(said).elections[0]).toEqual(vote);
  });
});

describe('an election beyond primary and general', () => {
  afterEach(() => setLocale('en'));

  it('was called by its id: it has its name in the reader’s language, or that of its kind', () => {
    const names = () => [
      electionNameOf('ballot-7', { kind: 'other', name_en: 'Recall', name_es: 'Revocatoria' }),
      electionNameOf('runoff-1', { kind: 'runoff', name_en: null, name_es: null }),
      electionNameOf('primary', undefined),
      electionNameOf('nowhere', undefined),
      publicWords('runoff-1', { 'runoff-1': ['runoff', 'Runoff for mayor', 'Segunda vuelta para la alcaldía'] }),
      publicWords('general', {}),
    ];
    expect(names()).toEqual(['Recall', 'Runoff', 'Primary', 'nowhere', 'Runoff for mayor', 'General election']);
    setLocale('es');
    expect(names().slice(0, 2)).toEqual(['Revocatoria', 'Segunda vuelta']);
    expect(names()[4]).toBe('Segunda vuelta para la alcaldía');
  });
});
