/** Looking for entries: by who gave, the check, what for, the note or the sum, by type and by days; on this phone as the server does it. */
import { parseCents } from './cents.ts';
import { ENTRY_TYPES, type EntryType } from './entry.ts';

export interface EntryFilter {
  readonly words: string;
  readonly type: EntryType | '';
  /** YYYY-MM-DD, or ''. */
  readonly first: string;
  readonly last: string;
}

export const NO_FILTER: EntryFilter = { words: '', type: '', first: '', last: '' };

export const isFiltered = ({ words, type, first, last }: EntryFilter): boolean =>
  [words.trim(), type, first, last].some((one) => one !== '');

export const typeIn = (text: string): EntryType | '' => ENTRY_TYPES.find((one) => one === text) ?? '';

/** As money_ledger() is asked for it. */
export const askedOf = ({ words, type, first, last }: EntryFilter) => ({
  ...(words.trim() === '' ? {} : { words: words.trim() }),
  ...((parseCents(words) ?? 0) > 0 ? { sum_cents: parseCents(words) } : {}),
  ...(type === '' ? {} : { of_type: type }),
  ...(first === '' ? {} : { first_on: first }),
  ...(last === '' ? {} : { last_on: last }),
});

interface Findable {
  readonly name: string | null;
  readonly type: EntryType;
  readonly amount_cents: number;
  readonly received_on: string;
  readonly check_number: string | null;
  readonly purpose: string | null;
  readonly memo: string | null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.’']/g, '').toLowerCase();

/** Of those that are on this phone: a phone knows no street of an entry's giver, the server does. */
export function findEntries<Row extends Findable>(rows: readonly Row[], filter: EntryFilter): readonly Row[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  const cents = parseCents(filter.words);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  return rows.filter(
    (row) =>
      (filter.type === '' || row.type === filter.type) &&
      (filter.first === '' || row.received_on >= filter.first) &&
      (filter.last === '' || row.received_on <= filter.last) &&
      (words.length === 0 ||
        (cents !== null && cents > 0 && Math.abs(row.amount_cents) === cents) ||
        has(row.name ?? '') ||
        has(row.check_number ?? '') ||
        has([row.purpose, row.memo].filter(Boolean).join(' '))),
  );
}
