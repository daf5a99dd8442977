/** Noting money: what the form takes, whom it finds, and what waits on a phone counting before the next gift. */
import { describe, expect, it } from 'vitest';
import { findGivers, giftsKnown, knownGivers, type BookLine, type Known } from '../../../src/features/money/model/book.ts';
import { giftDraftIn, giftDraftKey, isWorthKeeping } from '../../../src/features/money/model/giftDraft.ts';
import { deedsOf, partsOf } from '../../../src/features/money/model/deeds.ts';
import { emptyGift, problemsOf, toEntry, toGiver, withGiver, withoutGiver } from '../../../src/features/money/model/giftForm.ts';
import { entryKind, giverKind } from '../../../src/features/money/model/kinds.ts';

const TODAY = '2026-11-23';
const line = (id: string, name: string, change: Partial<BookLine> = {}): BookLine => ({
  id,
  root: id,
  kind: 'IND',
  name,
  street: '1 Mill Street',
  city: null,
  state: null,
  postcode: null,
  employer: null,
  occupation: null,
  gifts: [],
  ...change,
});
const book = [
  line('a', 'Ada Quill'),
  line('b', 'Ádám Quillan', { street: '9 Ridge Road' }),
  line('c', 'Quill Press', { kind: 'ORG' }),
];
const filled = { ...emptyGift(TODAY, 'general'), amount: '25.50', name: 'Ada Quill' };

describe('the form', () => {
  it('takes a gift with an amount and a name, and says beside each field what is missing', () => {
    expect(problemsOf(filled, TODAY, false)).toBeNull();
    const bad = (change: Partial<typeof filled>, spending = false) =>
      Object.keys(problemsOf({ ...filled, ...change }, TODAY, spending) ?? {});
    for (const amount of ['', '0', '-1', '1.234', 'x']) expect(bad({ amount })).toEqual(['amount']);
    expect(bad({ amount: '10000000' })).toEqual([]);
    expect(bad({ amount: '10000000.01' })).toEqual(['amount']);
    expect(bad({ amount: '10000000.01', purpose: 'Rent' }, true)).toEqual([]);
    expect(bad({ name: ' ' })).toEqual(['name']);
    expect(bad({ name: '', anonymous: true })).toEqual([]);
    expect(bad({ name: '', anonymous: true }, true)).toContain('name');
    expect(bad({ method: 'in_kind' })).toEqual(['purpose']);
    expect(bad({}, true)).toEqual(['purpose']);
    for (const on of ['', '2026-11-24', '2019-12-31', '2026-02-30x']) expect(bad({ on })).toEqual(['on']);
    expect(bad({ name: '', anonymous: true, method: 'loan' })).toEqual(['method']);
  });

  it('makes of it the row that the table takes, with the statement only where it was signed', () => {
    const meta = { id: 'i', userId: 'u', createdAt: '2026-11-23T10:00:00Z' };
    expect(entryKind.toRow(toEntry(filled, 'new', false), meta)).toMatchObject({
      type: 'contribution',
      amount_cents: 2550,
      contributor_id: 'new',
      election_id: 'general',
      statement_version: null,
    });
    expect(toEntry({ ...filled, signed: true }, 'new', false).statement).not.toBeNull();
    expect(toEntry({ ...filled, anonymous: true }, 'new', false)).toMatchObject({ contributor: null, name: null });
    expect(toEntry({ ...filled, method: 'loan' }, 'new', false).type).toBe('loan');
    const spent = toEntry({ ...filled, purpose: 'Paper', signed: true }, 'new', true);
    expect(spent).toMatchObject({ type: 'expenditure', election: null, statement: null, purpose: 'Paper' });
  });

  it('writes of a known giver only what is new', () => {
    const [ada] = knownGivers(book, []);
    if (!ada) throw new Error('Ada is known.');
    const values = withGiver(filled, ada);
    expect(toGiver(values, 'new', ada, false)).toBeNull();
    const more = toGiver({ ...values, employer: 'Retired' }, 'new', ada, false);
    expect(more).toMatchObject({ contributor: 'a', employer: 'Retired' });
    if (more)
      expect(giverKind.toRow(more, { id: 'i', userId: 'u', createdAt: TODAY })).toMatchObject({ contributor_id: 'a' });
  });

  it('once kept the kind and the signed statement of a committee for the person who was typed instead', () => {
    const press = { ...knownGivers(book, [])[2], kind: 'COM' as const } as Known;
    const picked = { ...withGiver({ ...filled, checkNumber: '7' }, press), signed: true };
    const next = { ...withoutGiver(picked), name: 'Ben Ode' };
    expect(next).toEqual({ ...filled, checkNumber: '7', name: 'Ben Ode' });
    expect(toGiver(next, 'new', null, false)).toMatchObject({ contributor: 'new', kind: 'IND', street: null });
    expect(toEntry(next, 'new', false)).toMatchObject({ contributor: 'new', statement: null });
  });
});

describe('the book', () => {
  it('finds whoever is known by the beginnings of names and streets, without accents', () => {
    const found = (typed: string) => findGivers(knownGivers(book, []), typed).map(({ id }) => id);
    expect(found('quill')).toEqual(['a', 'c', 'b']);
    expect(found('ada quill')).toEqual(['a', 'b']);
    expect(found('qui ridge')).toEqual(['b']);
    expect(found('q')).toEqual([]);
    expect(found('mill xyz')).toEqual([]);
  });

  it('counts what waits here once, and what was refused not at all', () => {
    const gift = { id: 'g1', on: TODAY, cents: 1000, election: 'general', method: 'check' as const };
    const known = [line('a', 'Ada Quill', { gifts: [gift] })];
    const waiting = { ...toEntry({ ...filled, contributor: 'a' }, 'new', false), state: 'queued' };
    const cents = (here: Parameters<typeof giftsKnown>[1]) =>
      giftsKnown(known, here, knownGivers(known, [])).map((one) => one.cents);
    expect(cents([{ ...waiting, id: 'g2' }])).toEqual([1000, 2550]);
    expect(cents([{ ...waiting, id: 'g1' }])).toEqual([1000]);
    expect(cents([{ ...waiting, id: 'g3', state: 'refused' }])).toEqual([1000]);
  });

  it('counts the sum of who are the same once', () => {
    const gift = { id: 'g1', on: TODAY, cents: 1000, election: null, method: null };
    const same = [line('a', 'Ada', { gifts: [gift] }), line('b', 'Ada Q.', { root: 'a', gifts: [gift] })];
    expect(giftsKnown(same, [], []).map(({ cents }) => cents)).toEqual([1000]);
  });
});

describe('an entry', () => {
  const entry = {
    type: 'contribution' as const,
    amount_cents: 5000,
    contributor_id: 'a',
    reverses_id: null,
    reversed: false,
    refunded_cents: 0,
    approved: false,
    mine: false,
  };

  it('offers what can be done about it, and nothing once it is history', () => {
    expect(deedsOf(entry)).toEqual(['refund', 'correction', 'redesignation', 'reattribution', 'void']);
    expect(deedsOf({ ...entry, reversed: true })).toEqual([]);
    expect(deedsOf({ ...entry, reverses_id: 'x' })).toEqual([]);
    expect(deedsOf({ ...entry, refunded_cents: 1000 })).toEqual(['refund']);
    expect(deedsOf({ ...entry, type: 'expenditure' })).toContain('approval');
    expect(deedsOf({ ...entry, type: 'expenditure', mine: true })).not.toContain('approval');
  });

  it('is moved in a part that is no more than all of it', () => {
    expect(partsOf(5000, '20.01')).toEqual({ moved: 2001, stays: 2999 });
    expect(partsOf(5000, '50')).toEqual({ moved: 5000, stays: 0 });
    for (const typed of ['50.01', '0', '', 'x']) expect(partsOf(5000, typed)).toBeNull();
  });
});

describe('a half-typed gift', () => {
  const ids = { entry: 'e', giver: 'g', contributor: 'c' };

  it('is given back with the ids of what it becomes, and with nothing that the form does not have', () => {
    const typed = { amount: '25', method: 'cash', kind: 'ORG', contributor: 'a', signed: true, on: TODAY };
    expect(giftDraftIn(JSON.parse(JSON.stringify({ ids, typed })))).toEqual({ ids, typed });
    expect(
      giftDraftIn({ ids, typed: { amount: 25, method: 'gold', kind: 7, signed: 'yes', hat: 'x', contributor: 7 } }),
    ).toBeNull();
    for (const kept of [null, 'x', {}, { ids: {}, typed: {} }, { ids, typed: null }])
      expect(giftDraftIn(kept)).toBeNull();
  });

  it('is not what the next gift of a party begins with', () => {
    expect(isWorthKeeping({ method: 'cash', on: TODAY, election: 'general' })).toBe(false);
    expect(isWorthKeeping({ amount: '', name: '', contributor: null, anonymous: false })).toBe(false);
    for (const typed of [{ amount: '2' }, { name: 'A' }, { contributor: 'a' }, { signed: true }, { anonymous: true }])
      expect(isWorthKeeping(typed)).toBe(true);
  });

  it('lies under a name of its own for each person and form', () => {
    expect(new Set([giftDraftKey('a', true), giftDraftKey('a', false), giftDraftKey('b', false)]).size).toBe(3);
  });
});
