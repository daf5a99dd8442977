/**
 * Finding a person at the door: by the beginning of any part of the name, by phone digits, by receipt code. The texts
 * are prepared once per list, so that a key press only compares: 2,000 people on a slow phone.
 */
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { plainText } from '../../../core/plainText.ts';
import type { QueuePerson } from './queue.ts';

export interface Searchable<T> {
  readonly item: T;
  /** ' ada quill', every word behind a space. */
  readonly name: string;
  readonly digits: string;
  /** Without the hyphen, one of each RSVP of the person; none for a walk-in, who has no receipt. */
  readonly codes: readonly string[];
}

const FEWEST_DIGITS = 3;
const FEWEST_CODE_SIGNS = 3;
const RECEIPT_SIGNS = 8;

export function indexPeople<T extends Pick<QueuePerson, 'id' | 'name' | 'phone' | 'source' | 'earlier'>>(
  people: readonly T[],
): readonly Searchable<T>[] {
  return people.map((item) => ({
    item,
    name: ` ${plainText(item.name)}`,
    digits: digitsOf(item.phone ?? ''),
    codes: item.source === 'rsvp' ? [item, ...(item.earlier ?? [])].map(({ id }) => codeOfRsvp(id)) : [],
  }));
}

const codeOfRsvp = (id: string) => receiptCode(id).replace('-', '');

/** All that fit, those whose name begins with the query first, at most `limit`. Everybody for an empty query. */
export function searchPeople<T>(index: readonly Searchable<T>[], query: string, limit: number): readonly T[] {
  const words = plainText(query).split(' ').filter(Boolean);
  if (words.length === 0) return index.slice(0, limit).map(({ item }) => item);
  const heads = words.map((word) => ` ${word}`);
  const first = heads.join('');
  const digits = /^[\d\s()+.-]+$/.test(query) ? digitsOf(query) : '';
  const code = codeOf(query);
  const [begins, others]: [T[], T[]] = [[], []];
  for (const { item, name, digits: phone, codes } of index) {
    if (name.startsWith(first)) begins.push(item);
    else if (
      heads.every((head) => name.includes(head)) ||
      (digits.length >= FEWEST_DIGITS && phone.includes(digits)) ||
      (code.length >= FEWEST_CODE_SIGNS && codes.some((one) => one.startsWith(code)))
    ) {
      others.push(item);
    }
    if (begins.length >= limit) break;
  }
  return [...begins, ...others].slice(0, limit);
}

/** Whose whole code this is, however it was typed or scanned; null when it is nobody's here. */
export function findByReceipt<T>(index: readonly Searchable<T>[], text: string): T | null {
  const code = codeOf(text);
  if (code.length !== RECEIPT_SIGNS) return null;
  return index.find(({ codes }) => codes.includes(code))?.item ?? null;
}

/** Crockford's alphabet: letters that look like digits are those digits. */
export function codeOf(text: string): string {
  const signs = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]*$/.test(signs) ? signs : '';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
