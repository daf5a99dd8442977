/** One giver on a phone: who they are by the last word, who else it could be, and what is left under the limits. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/features/money/model/giverLines.ts';
import { factsOf, giverProblems, NO_GIVER } from '../../../src/features/money/model/giverForm.ts';
import { giverKind } from '../../../src/features/money/model/kinds.ts';
import {
  entriesOf,
  foldGiver,
  knownOf,
  readUpTo,
  unreadOf,
  type GiverRecord,
  type GiverSheet,
  type GiverVersion,
  type Likeness,
} from '../../../src/features/money/model/giverPage.ts';
import { limitLines, passedOthers } from '../../../src/features/money/model/giverSums.ts';
import type { Rule, RuleBook } from '../../../src/features/money/model/rules.ts';
import type { Verdict } from '../../../src/features/persons/model/link.ts';
import type { OwnLink } from '../../../src/features/persons/model/person.ts';

const version = (name: string) => ({
  id: `version of ${name}`,
  kind: 'IND' as const,
  name,
  street: null,
  city: null,
  state: null,
  postcode: null,
  employer: null,
  occupation: null,
  email: null,
  phone: null,
  at: '2026-10-01T10:00:00Z',
  by: null,
  by_id: null,
  arrival: 1,
  knew: null,
});
const record = (id: string, cents: number): GiverRecord => ({
  id,
  at: '2026-10-01T10:00:00Z',
  versions: [version(id)],
  gifts: [{ id: `gift of ${id}`, on: '2026-10-02', cents, election: 'general', method: 'check' }],
  entries: [
    {
      id: `gift of ${id}`,
      arrival: 1,
      type: 'contribution',
      cents,
      on: '2026-10-02',
      election: 'general',
      method: 'check',
      purpose: null,
      reversal: false,
      reversed: false,
    },
  ],
});
const like = (a: string, b: string, weight: number, ...reasons: Likeness[]) => ({ a, b, weight, reasons });
const sheet: GiverSheet = {
  giver: 'b',
  records: [record('a', 30_000), record('b', 25_000), record('c', 100)],
  like: [like('a', 'b', 16, 'email'), like('b', 'c', 4, 'typo')],
  links: [],
};
let said = 0;
const own = (a: string, b: string, verdict: Verdict, delivery: OwnLink['delivery'] = 'saved'): OwnLink => {
  said += 1;
  return {
    id: `said ${said}`,
    a,
    b,
    verdict,
    at: new Date(1_790_000_000_000 + said * 1000).toISOString(),
    by: null,
    delivery,
  };
};
const sumOf = (links: readonly OwnLink[]) => foldGiver(sheet, links)?.gifts.reduce((sum, { cents }) => sum + cents, 0);
const asked = (links: readonly OwnLink[]) => foldGiver(sheet, links)?.suggestions.map((one) => one.record.id);

it('adds up who was said to be the same, at once and without a signal, and takes it back completely', () => {
  const same = own('a', 'b', 'same');
  expect(sumOf([])).toBe(25_000);
  expect(sumOf([same])).toBe(55_000);
  expect(foldGiver(sheet, [same])).toMatchObject({ root: 'a', decided: [{ word: { verdict: 'same' } }] });
  expect(sumOf([same, own('a', 'b', 'undone')])).toBe(25_000);
  expect(foldGiver(sheet, [same, own('a', 'b', 'undone')])?.decided).toEqual([]);
});

it('never adds up a household, two who are different, or a word that the server refused', () => {
  expect(sumOf([own('a', 'b', 'household')])).toBe(25_000);
  expect(sumOf([own('a', 'b', 'different')])).toBe(25_000);
  expect(sumOf([own('a', 'b', 'same', 'refused')])).toBe(25_000);
});

it('asks about whoever is like them, the strongest first, until something was said', () => {
  expect(asked([])).toEqual(['a', 'c']);
  expect(asked([own('a', 'b', 'household')])).toEqual(['c']);
  expect(asked([own('a', 'b', 'same'), own('b', 'c', 'different')])).toEqual([]);
});

it('asks once about somebody who is two records', () => {
  const many = { ...sheet, like: [...sheet.like, like('b', 'c', 6, 'name')] };
  const found = foldGiver(many, [own('a', 'c', 'same')])?.suggestions;
  expect(found).toMatchObject([{ record: { id: 'a' }, reasons: ['email'] }]);
});

it('knows nobody where the server has no such giver', () => {
  expect(foldGiver({ ...sheet, records: [] }, [])).toBeNull();
});

const rule = (change: Partial<Rule>): Rule => ({
  id: JSON.stringify(change),
  kind: 'limit',
  contributor_kind: 'IND',
  methods: null,
  basis: 'per_election',
  operator: 'gt',
  amount_cents: 50_000,
  days: null,
  window_before: null,
  ...change,
});
const bookOf = (...rules: Rule[]): RuleBook => ({
  rules,
  cycles: [{ id: 'term', begins_on: '2026-01-01', ends_on: '2026-12-31' }],
  elections: [
    { id: 'primary', cycle: 'term', held_on: '2026-06-09' },
    { id: 'general', cycle: 'term', held_on: '2026-11-03' },
  ],
});
const gifts = foldGiver(sheet, [own('a', 'b', 'same')])?.gifts ?? [];
const left = (book: RuleBook, of = gifts, day = '2026-10-05') =>
  limitLines(book, of, 'IND', day).map((one) => [one.period, one.total, one.left, one.over]);

it('says what is left in each period, to the cent and by the operator', () => {
  expect(left(bookOf(rule({})))).toEqual([['general', 55_000, 0, 5000]]);
  expect(left(bookOf(rule({ basis: 'cycle', amount_cents: 60_000 })))).toEqual([['term', 55_000, 5000, 0]]);
  expect(left(bookOf(rule({ basis: 'calendar_year', operator: 'gte', amount_cents: 55_001 })))).toEqual([
    ['2026', 55_000, 0, 0],
  ]);
  expect(left(bookOf(rule({ basis: 'calendar_year', operator: 'gte', amount_cents: 55_000 })))).toEqual([
    ['2026', 55_000, 0, 1],
  ]);
});

it('shows the period that is now also where nothing was given, and no rule of others', () => {
  expect(left(bookOf(rule({})), [], '2026-05-01')).toEqual([['primary', 0, 50_000, 0]]);
  expect(left(bookOf(rule({})), gifts, '2026-05-01')).toEqual([
    ['general', 55_000, 0, 5000],
    ['primary', 0, 50_000, 0],
  ]);
  expect(left(bookOf(rule({ contributor_kind: 'COM' })))).toEqual([]);
  expect(left(bookOf(rule({})), [], '2026-12-01')).toEqual([]);
  expect(passedOthers(bookOf(rule({}), rule({ kind: 'identify', amount_cents: 10_000 })), gifts)).toMatchObject([
    { kind: 'identify', total: 55_000 },
  ]);
});

it('lists all who are the same in one line with one sum, and the ledger’s lines newest first', () => {
  const line = (id: string, root: string, name: string) => ({
    id,
    root,
    kind: 'IND' as const,
    name,
    street: null,
    city: null,
    state: null,
    postcode: null,
    employer: null,
    occupation: null,
    gifts: root === 'a' ? gifts : [],
  });
  expect(linesOf([line('c', 'c', 'Cy'), line('a', 'a', 'Ada'), line('b', 'a', 'Adah')])).toMatchObject([
    { id: 'a', name: 'Ada', records: 2, cents: 55_000, gifts: 2, last_on: '2026-10-02' },
    { id: 'c', records: 1, cents: 0, gifts: 0, last_on: null },
  ]);
  const giver = foldGiver(sheet, [own('a', 'b', 'same')]);
  expect(giver && entriesOf(giver).map(({ id }) => id)).toEqual(['gift of a', 'gift of b']);
});

describe('what is written of a giver', () => {
  const at = (arrival: number, by: string, knew: number | null, employer: string | null = `of ${by}`) => ({
    ...version('Ada Quill'),
    id: `${by} ${arrival}`,
    by_id: by,
    employer,
    arrival,
    knew,
  });
  const unread = (...versions: GiverVersion[]) => unreadOf({ ...record('a', 1), versions })?.id ?? null;

  it('by two at once is told of whichever does not count, until somebody has read both', () => {
    // Written over what somebody else had written since.
    expect(unread(at(3, 'me', 1), at(2, 'you', 1), at(1, 'you', null))).toBe('you 2');
    // Came in late from a dead spot, behind what was written meanwhile.
    expect(unread(at(2, 'you', 1), at(3, 'me', 1), at(1, 'you', null))).toBe('me 3');
    // A form of gifts looks at nothing: what came before it was there.
    expect(unread(at(2, 'you', null), at(3, 'me', 1))).toBe('me 3');
    expect(unread(at(3, 'you', null), at(2, 'me', 1))).toBeNull();
    expect(unread(at(3, 'me', null), at(2, 'you', null))).toBeNull();
    // Read, one's own, or the same.
    expect(unread(at(4, 'me', 3), at(3, 'me', 1), at(2, 'you', 1))).toBeNull();
    expect(unread(at(3, 'me', 1), at(2, 'me', 1))).toBeNull();
    expect(unread(at(3, 'me', 1, 'Mill'), at(2, 'you', 1, 'Mill'))).toBeNull();
    expect(unread()).toBeNull();
  });

  it('keeps the e-mail and the number that a form of gifts did not ask for', () => {
    const versions = [at(3, 'me', null), { ...at(2, 'you', null), email: 'ada@example.org', phone: '1' }];
    expect(knownOf({ ...record('a', 1), versions })).toMatchObject({
      employer: 'of me',
      email: 'ada@example.org',
      phone: '1',
    });
    expect(readUpTo({ ...record('a', 1), versions: versions.toReversed() })).toBe(3);
  });

  it('is refused beside the field where the database would refuse it, and travels with what was read', () => {
    const values = { ...NO_GIVER, name: 'Ada Quill', email: ' ada@example.org ', phone: '207' };
    expect(giverProblems(values)).toBeNull();
    const bad = (change: Partial<typeof values>) => Object.keys(giverProblems({ ...values, ...change }) ?? {});
    expect(bad({ name: 'A' })).toEqual(['name']);
    expect(bad({ email: 'ada' })).toEqual(['email']);
    expect(bad({ phone: '1'.repeat(41), street: 'x'.repeat(301) })).toEqual(['street', 'phone']);
    const row = giverKind.toRow(
      { contributor: 'a', ...factsOf(values), knew: 7 },
      { id: 'i', userId: 'u', createdAt: '2026-11-23T10:00:00Z' },
    );
    expect(row).toMatchObject({ email: 'ada@example.org', phone: '207', employer: null, knew: 7 });
  });
});
