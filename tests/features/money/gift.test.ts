/** Noting money: what the form takes, whom it finds, and what waits on a phone counting before the next gift. */
import { describe, expect, it } from 'vitest';
import {
  findGivers,
  giftsKnown,
  isWholeBook,
  knownGivers,
  namesakes,
  withFound,
  type BookLine,
  type Known,
} from '../../../src/features/money/model/book.ts';
import { giftDraftIn, giftDraftKey, isWorthKeeping } from '../../../src/features/money/model/giftDraft.ts';
import {
  asWritten,
  correctableOf,
  correctionOf,
  deedsOf,
  partsOf,
  refundWay,
  type CorrectionValues,
} from '../../../src/features/money/model/deeds.ts';
import {
  emptyGift,
  problemsOf,
  type Spending,
  toEntry,
  toGiver,
  withGiver,
  withoutGiver,
} from '../../../src/features/money/model/giftForm.ts';
import {
  askedOf,
  findEntries,
  isFiltered,
  NO_FILTER,
  type EntryFilter,
} from '../../../src/features/money/model/findEntries.ts';
import { openLoans } from '../../../src/features/money/model/loans.ts';
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

  it('notes what is paid back of a loan, a fee and interest: each by what it is, and whose it is', () => {
    const spent = (what: Spending, change: Partial<typeof filled> = {}) => ({ ...filled, what, ...change });
    const bad = (values: typeof filled) => Object.keys(problemsOf(values, TODAY, true) ?? {});
    expect(bad(spent('loan_payment'))).toEqual(['contributor']);
    expect(bad(spent('loan_payment', { contributor: 'a' }))).toEqual([]);
    expect(toEntry(spent('loan_payment', { contributor: 'a', purpose: 'x' }), 'new', true)).toMatchObject({
      type: 'loan_payment',
      contributor: 'a',
      purpose: null,
    });
    // Paying somebody back says nothing of where they live.
    expect(toGiver(spent('loan_payment', { contributor: 'a' }), 'new', null, true)).toBeNull();
    for (const what of ['fee', 'other'] as const) {
      expect(bad(spent(what, { name: '' }))).toEqual(['purpose']);
      const values = spent(what, { purpose: 'Monthly' });
      expect(bad(values)).toEqual([]);
      expect(toEntry(values, 'new', true)).toMatchObject({
        type: what,
        contributor: null,
        name: null,
        purpose: 'Monthly',
      });
      expect(toGiver(values, 'new', null, true)).toBeNull();
    }
    // On the page of gifts it is not asked.
    expect(toEntry(spent('fee'), 'new', false).type).toBe('contribution');
  });

  it('counts a loan payment once as soon as the server’s answer holds it', () => {
    const told = [
      { id: 'a', name: 'Ada', lent_cents: 225_000, paid_cents: 25_000, since: '2026-09-02', entries: ['loan', 'paid'] },
    ];
    const payment = { type: 'loan_payment', contributor: 'a', cents: 25_000, name: 'Ada', on: '2026-10-01' } as const;
    const waiting = [
      { ...payment, id: 'paid' },
      { ...payment, id: 'waits' },
    ];
    expect(openLoans(told, waiting, (id) => id).map(({ owed }) => owed)).toEqual([175_000]);
  });

  it('refuses a loan payment above what is owed', () => {
    const values = { ...emptyGift('2026-10-05', ''), what: 'loan_payment', contributor: 'a', name: 'Ada' } as const;
    const bad = (amount: string) =>
      Object.keys(problemsOf({ ...values, amount }, '2026-10-05', true, { owed: 225_000 }) ?? {});
    expect(bad('99999')).toEqual(['amount']);
    expect(bad('2250.01')).toEqual(['amount']);
    expect(bad('2250')).toEqual([]);
  });

  it('asks about a date before the open filing period, and keeps the answer for that date alone', () => {
    const values = { ...emptyGift('2026-10-05', 'general'), amount: '25', name: 'Ada Quill', on: '2024-02-29' };
    const bad = (over: Partial<typeof values>) =>
      Object.keys(problemsOf({ ...values, ...over }, '2026-10-05', false, { openFrom: '2026-07-01' }) ?? {});
    expect(bad({})).toEqual(['on']);
    expect(bad({ confirmedOn: '2024-02-29' })).toEqual([]);
    expect(bad({ confirmedOn: '2024-02-28' })).toEqual(['on']);
    expect(bad({ on: '2026-06-30' })).toEqual(['on']);
    expect(bad({ on: '2026-07-01' })).toEqual([]);
    const row = (over: Partial<typeof values>) =>
      entryKind.toRow(toEntry({ ...values, ...over }, 'new', false), {
        id: 'i',
        userId: 'u',
        createdAt: '2026-10-05T12:00:00Z',
      });
    expect(row({ confirmedOn: '2024-02-29' })).toMatchObject({ received_on: '2024-02-29', date_confirmed: true });
    expect(row({ confirmedOn: '2024-02-28' })).toMatchObject({ date_confirmed: false });
  });

  it('tells what is still owed for loans with what waits here on top, and nobody who is paid back', () => {
    const told = [
      { id: 'a', name: 'Ada', lent_cents: 50_000, paid_cents: 10_000, since: '2026-09-02', entries: [] },
      { id: 'b', name: 'Bo', lent_cents: 1000, paid_cents: 0, since: '2026-08-01', entries: [] },
    ];
    const waits = (type: 'loan' | 'loan_payment' | 'refund', contributor: string | null, cents: number) => ({
      id: `${type} ${cents}`,
      type,
      contributor,
      cents,
      name: 'Cy',
      on: '2026-10-01',
    });
    const root = (id: string) => (id === 'a2' ? 'a' : id);
    const waiting = [
      waits('loan_payment', 'a2', 15_000),
      waits('loan_payment', 'b', 1000),
      waits('loan', 'c', 700),
      waits('refund', 'a', 99),
      waits('loan', null, 5),
    ];
    expect(openLoans(told, waiting, root).map(({ id, owed }) => [id, owed])).toEqual([
      ['a', 25_000],
      ['c', 700],
    ]);
    expect(openLoans(told, [], root).map(({ id, owed }) => [id, owed])).toEqual([
      ['b', 1000],
      ['a', 40_000],
    ]);
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

  it('once took a name that somebody gave under before for a new giver’s, without a word', () => {
    const known = knownGivers([...book, line('d', 'Quill, Ada'), line('e', 'ADA  QUILL Jr.')], []);
    const ids = (typed: string) => namesakes(known, typed).map(({ id }) => id);
    for (const typed of ['Ada Quill', ' áda quill', 'Quill, Ada', 'Quill Ada'])
      expect(ids(typed)).toEqual(['a', 'd', 'e']);
    for (const typed of ['', ' ', 'Ada', 'Ada Quills', 'Quill']) expect(ids(typed)).toEqual([]);
  });

  it('knows whom the server found besides, also once other words are typed, and the phone’s own first', () => {
    const found = [line('z', 'Zed Older'), line('a', 'Ada as she was')];
    expect(withFound(book, found).map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Ada Quill'],
      ['b', 'Ádám Quillan'],
      ['c', 'Quill Press'],
      ['z', 'Zed Older'],
    ]);
    expect(withFound(book, [line('z', 'Newer'), line('z', 'Older')]).at(-1)?.name).toBe('Newer');
    expect(isWholeBook(book)).toBe(true);
    expect(isWholeBook(Array.from({ length: 5000 }))).toBe(false);
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

  it('of which nobody said who gave it may be given to somebody later', () => {
    expect(deedsOf({ ...entry, contributor_id: null })).toEqual(['refund', 'correction', 'reattribution', 'void']);
  });

  const written = {
    type: 'contribution' as const,
    amount_cents: 5000,
    received_on: '2026-11-20',
    method: 'check' as const,
    check_number: '12',
    purpose: null,
    memo: 'At the fair',
  };
  const right = (change: Partial<CorrectionValues>, of: Parameters<typeof asWritten>[0] = written) =>
    correctionOf(of, { ...asWritten(of), ...change }, TODAY);

  it('is corrected in what differs, and in nothing that cannot be', () => {
    expect(right({})).toEqual({});
    expect(right({ amount: '60', on: '2026-11-01', memo: ' ' })).toEqual({
      amount_cents: 6000,
      received_on: '2026-11-01',
      memo: null,
    });
    // The number of a check goes with the check.
    expect(right({ method: 'card' })).toEqual({ method: 'card', check_number: null });
    for (const change of [{ amount: '0' }, { amount: 'x' }, { on: '2026-11-24' }, { on: '2019-12-31' }, { on: '' }])
      expect(right(change)).toBeNull();
  });

  it('of a thing or a loan stays that, and of what was spent says for what', () => {
    const thing = {
      ...written,
      type: 'in_kind' as const,
      method: 'in_kind' as const,
      check_number: null,
      purpose: 'Pizza',
    };
    expect(right({ method: 'cash', purpose: 'Pasta' }, thing)).toEqual({ purpose: 'Pasta' });
    expect(right({ purpose: ' ' }, thing)).toBeNull();
    expect(correctableOf({ type: 'loan' }, 'loan')).toEqual(['amount', 'on', 'memo']);
    expect(right({ purpose: 'x' })).toEqual({});
  });

  it('goes back the way it came where that goes by itself, else by check', () => {
    expect(['card', 'transfer', 'cash', 'check', 'in_kind', null].map((way) => refundWay(way as never))).toEqual([
      'card',
      'transfer',
      'check',
      'check',
      'check',
      'check',
    ]);
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

describe('looking for an entry', () => {
  const row = (id: string, change: Partial<Parameters<typeof findEntries>[0][number]> = {}) => ({
    id,
    name: 'Áda Quill',
    type: 'contribution' as const,
    amount_cents: 2500,
    received_on: '2026-10-05',
    check_number: '1042',
    purpose: null,
    memo: null,
    ...change,
  });
  const rows = [
    row('gift'),
    row('back', { amount_cents: -2500, check_number: null, name: 'Bo Tran' }),
    row('cards', { type: 'expenditure', name: 'Falls Print Shop', purpose: 'Walk cards', received_on: '2026-10-06' }),
  ];
  const found = (change: Partial<EntryFilter>) => findEntries(rows, { ...NO_FILTER, ...change }).map(({ id }) => id);

  it('in a dead spot finds what the phone has by name, check, purpose, sum, type and day', () => {
    expect(found({ words: 'quill ada' })).toEqual(['gift']);
    expect(found({ words: '104' })).toEqual(['gift', 'cards']);
    expect(found({ words: 'walk' })).toEqual(['cards']);
    expect(found({ words: '$25.00' })).toEqual(['gift', 'back', 'cards']);
    expect(found({ words: '25', type: 'expenditure' })).toEqual(['cards']);
    expect(found({ first: '2026-10-06' })).toEqual(['cards']);
    expect(found({ last: '2026-10-05', words: 'bo' })).toEqual(['back']);
  });

  it('asks the server for what was typed, and for nothing that was not', () => {
    expect(askedOf({ ...NO_FILTER, words: ' 25 ' })).toEqual({ words: '25', sum_cents: 2500 });
    expect(askedOf({ words: 'ada', type: 'fee', first: '2026-01-01', last: '2026-02-01' })).toEqual({
      words: 'ada',
      of_type: 'fee',
      first_on: '2026-01-01',
      last_on: '2026-02-01',
    });
    expect([isFiltered(NO_FILTER), isFiltered({ ...NO_FILTER, words: ' ' })]).toEqual([false, false]);
  });
});
