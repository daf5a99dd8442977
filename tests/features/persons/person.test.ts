/** Who one person is, from what the server says and what this phone saved on top of it. */
import { expect, it } from 'vitest';
import { fold, reasonsFor, type OwnLink } from '../../../src/features/persons/model/person.ts';
import { pairOf, type Verdict } from '../../../src/features/persons/model/link.ts';
import { isCanvasser, offerOf, taggedWith } from '../../../src/features/persons/model/roles.ts';
import { matches } from '../../../src/features/persons/model/search.ts';
import type { PersonLink, PersonRecord, PersonSheet } from '../../../src/features/persons/model/sheet.ts';
import { waysOf } from '../../../src/features/persons/model/ways.ts';

const record = (ref: string, change: Partial<PersonRecord> = {}): PersonRecord => ({
  ref,
  kind: 'signup',
  id: ref.slice(2),
  at: '2026-11-01T10:00:00Z',
  what: 'volunteer',
  name: 'Ruth Calder',
  email: null,
  phone: null,
  place: null,
  language: 'en',
  withdrawn: false,
  do_not_contact: false,
  keys: { name: 'ruth calder', email: null, phone: null, door: null },
  history: [],
  canvasser: false,
  ...change,
});
const keys = (change: Partial<PersonRecord['keys']>): PersonRecord['keys'] => ({
  ...record('s-0').keys,
  ...change,
});
let count = 0;
const link = (one: string, other: string, verdict: Verdict, minute: number): PersonLink => {
  const [a, b] = pairOf(one, other);
  return { id: `l${++count}`, a, b, verdict, at: new Date(Date.UTC(2026, 10, 2, 8, minute)).toISOString(), by: null };
};
const own = (word: PersonLink, delivery: OwnLink['delivery'] = 'saved'): OwnLink => ({ ...word, delivery });
const sheet = (records: readonly PersonRecord[], links: readonly PersonLink[] = []): PersonSheet => ({
  ref: 's-1',
  records: [...records],
  links: [...links],
  ways: [],
  consents: [],
});
const three = [record('s-1'), record('s-2'), record('s-3')];
const refs = (records: readonly PersonRecord[] | undefined) => records?.map(({ ref }) => ref);

it('joins three who were told to be one over a fourth word, and takes them apart again completely', () => {
  const before = fold(sheet(three), []);
  const joined = [own(link('s-1', 's-2', 'same', 1)), own(link('s-2', 's-3', 'same', 2))];
  expect(refs(fold(sheet(three), joined)?.members)).toEqual(['s-1', 's-2', 's-3']);
  const apart = [...joined, own(link('s-2', 's-3', 'undone', 3)), own(link('s-1', 's-2', 'undone', 4))];
  expect(fold(sheet(three), apart)).toEqual(before);
});

it('counts the last word about two, whoever said it, and none that the server refused', () => {
  const told = [link('s-1', 's-2', 'same', 5)];
  expect(refs(fold(sheet(three, told), [own(link('s-1', 's-2', 'different', 4))])?.members)).toEqual(['s-1', 's-2']);
  const later = link('s-1', 's-2', 'different', 6);
  expect(refs(fold(sheet(three, told), [own(later)])?.members)).toEqual(['s-1']);
  expect(refs(fold(sheet(three, told), [own(later, 'refused')])?.members)).toEqual(['s-1', 's-2']);
});

it('counts a word once that the server has by now', () => {
  const word = link('s-1', 's-2', 'same', 1);
  const person = fold(sheet(three, [word]), [own(word, 'sent')]);
  expect(person?.decided).toHaveLength(1);
  expect(person?.decided[0]?.word.delivery).toBeNull();
});

it('suggests nobody who was told apart, and nobody who is one with them', () => {
  const words = [link('s-2', 's-3', 'same', 1), link('s-1', 's-2', 'different', 2)];
  expect(fold(sheet(three, words), [])?.suggestions).toEqual([]);
});

it('suggests two who are one already as one, the likeliest first', () => {
  const records = [
    record('s-1', { keys: keys({ email: 'r@example.com' }) }),
    record('s-2'),
    record('s-3', { keys: keys({ name: 'r c', email: 'r@example.com' }) }),
    record('s-4', { keys: keys({ name: 'r calder', phone: '1' }) }),
  ];
  const found = fold(sheet(records, [link('s-2', 's-4', 'same', 1)]), [])?.suggestions;
  expect(found?.map(({ record: one, reasons }) => [one.ref, reasons])).toEqual([
    ['s-3', ['email']],
    ['s-2', ['name']],
  ]);
});

it('never takes two who lack something for two who share it', () => {
  const strangers = [
    record('s-1', { keys: keys({ name: 'a' }) }),
    record('s-2', { keys: keys({ name: 'b' }) }),
  ] as const;
  expect(reasonsFor(...strangers)).toEqual([]);
});

it('is nobody once the record is gone', () => {
  expect(fold(sheet([record('s-2')]), [])).toBeNull();
});

it('names each number and address once, however it was written', () => {
  const person = fold(
    sheet(
      [
        record('s-1', { phone: '(207) 555-0101', keys: keys({ phone: '+12075550101' }) }),
        record('s-2', {
          phone: '207.555.0101',
          email: 'R@example.com',
          keys: keys({ phone: '+12075550101', email: 'r@example.com' }),
        }),
      ],
      [link('s-1', 's-2', 'same', 1)],
    ),
    [],
  );
  expect(person && waysOf(person)).toMatchObject({
    phones: [{ said: '(207) 555-0101' }],
    emails: [{ said: 'R@example.com', point: 'r@example.com' }],
    places: [],
  });
});

it('knows by the last tag what somebody became, here and on the server', () => {
  const tag = (code: string, minute: number) =>
    ({
      id: `${code}${minute}`,
      at: `2026-11-02T09:0${minute}:00Z`,
      what: 'action',
      code,
      by: null,
      note: null,
      about: 'host',
    }) as const;
  const person = fold(sheet([record('s-1', { history: [tag('tagged', 1)] })]), []);
  if (person === null) throw new Error('There is somebody.');
  expect(refs(taggedWith('host', person, []))).toEqual(['s-1']);
  expect(refs(taggedWith('rides', person, []))).toEqual([]);
  const off = { id: 'x', submission: '1', action: 'untagged', tag: 'host', at: Date.UTC(2026, 10, 2, 9, 5) } as const;
  expect(taggedWith('host', person, [{ ...off, delivery: 'saved' }])).toEqual([]);
  expect(refs(taggedWith('host', person, [{ ...off, delivery: 'refused' }]))).toEqual(['s-1']);
  expect(offerOf(person)?.ref).toBe('s-1');
  expect(isCanvasser(person)).toBe(false);
});

it('finds by all words in whatever order, without accents, and by a number’s digits', () => {
  const line = {
    ...record('s-1', { name: 'Zoé Quiñones', phone: '(207) 555-0147', place: '7 Quarry Lane' }),
    records: 1,
    whats: [],
  };
  for (const words of ['quinones zoe', 'QUARRY zo', '555-0147', '1 207 555 0147'])
    expect(matches(line, words)).toBe(true);
  for (const words of ['quinones abel', '555-0148']) expect(matches(line, words)).toBe(false);
});
