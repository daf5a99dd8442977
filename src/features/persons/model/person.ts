/** Who one person is: whatever hangs together by the last word about each two records. private.person_refs() says the same. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { pairOf } from './link.ts';
import type { PersonLink, PersonRecord, PersonSheet } from './sheet.ts';

/** A word of this phone about two records. Refused ones count for nothing. */
export interface OwnLink extends PersonLink {
  readonly delivery: Delivery;
}

export interface Word extends PersonLink {
  /** null: it is the server's. */
  readonly delivery: OwnLink['delivery'] | null;
}

/** Why two records may be one person, the strongest first. */
export const REASONS = ['email', 'phone', 'name_and_street', 'name', 'street'] as const;
export type Reason = (typeof REASONS)[number];

export interface Suggestion {
  readonly record: PersonRecord;
  /** The record of this person that it is most like. */
  readonly like: PersonRecord;
  readonly reasons: readonly Reason[];
}

export interface Decided {
  readonly word: Word;
  readonly one: PersonRecord;
  readonly other: PersonRecord;
}

export interface Person {
  readonly name: string;
  /** Never empty; the newest first. */
  readonly members: readonly PersonRecord[];
  readonly suggestions: readonly Suggestion[];
  /** What counts about these records, and can be taken back: the last one first. */
  readonly decided: readonly Decided[];
}

const atOf = ({ at }: { readonly at: string }) => parseTimestamp(at) ?? 0;

export function countingWords(links: readonly PersonLink[], own: readonly OwnLink[]): readonly Word[] {
  const known = new Set(links.map(({ id }) => id));
  const all: readonly Word[] = [
    ...links.map((link) => ({ ...link, delivery: null })),
    ...own.filter(({ id, delivery }) => !known.has(id) && delivery !== 'refused'),
  ];
  const last = new Map<string, Word>();
  for (const word of all) {
    const pair = pairOf(word.a, word.b).join(' ');
    const before = last.get(pair);
    if (!before || atOf(word) > atOf(before) || (atOf(word) === atOf(before) && word.id > before.id))
      last.set(pair, word);
  }
  return [...last.values()].filter(({ verdict }) => verdict !== 'undone');
}

/** Whoever is one with this one by these words, itself included. */
export function reach(from: string, words: readonly Word[]): ReadonlySet<string> {
  const found = new Set([from]);
  for (const ref of found) {
    for (const { a, b, verdict } of words) {
      if (verdict !== 'same') continue;
      if (a === ref) found.add(b);
      if (b === ref) found.add(a);
    }
  }
  return found;
}

export function reasonsFor(one: PersonRecord, other: PersonRecord): readonly Reason[] {
  const same = (key: 'email' | 'phone' | 'door') => one.keys[key] !== null && one.keys[key] === other.keys[key];
  const name = one.keys.name === other.keys.name;
  const held: Readonly<Record<Reason, boolean>> = {
    email: same('email'),
    phone: same('phone'),
    name_and_street: name && same('door'),
    name: name && !same('door'),
    street: !name && same('door'),
  };
  return REASONS.filter((reason) => held[reason]);
}

const strength = ({ reasons }: Suggestion) =>
  reasons.reduce((sum, reason) => sum + 2 ** (REASONS.length - REASONS.indexOf(reason)), 0);

/** null: the server knows no such record any more. */
export function fold(sheet: PersonSheet, own: readonly OwnLink[]): Person | null {
  const words = countingWords(sheet.links, own);
  const mine = reach(sheet.ref, words);
  const byRef = new Map(sheet.records.map((record) => [record.ref, record]));
  const members = sheet.records.filter(({ ref }) => mine.has(ref));
  const [newest] = members.filter(({ kind }) => kind !== 'voter').concat(members);
  if (!newest) return null;

  const newestFirst = words.toSorted((a, b) => atOf(b) - atOf(a) || (a.id < b.id ? 1 : -1));
  const decided = newestFirst.flatMap((word): readonly Decided[] => {
    if (!mine.has(word.a) && !mine.has(word.b)) return [];
    const [one, other] = [byRef.get(mine.has(word.a) ? word.a : word.b), byRef.get(mine.has(word.a) ? word.b : word.a)];
    return one && other ? [{ word, one, other }] : [];
  });
  // Whoever was told apart is no suggestion any more, and neither is who else they are.
  const settled = new Set(decided.flatMap(({ other }) => [...reach(other.ref, words)]));
  const best = new Map<string, Suggestion>();
  for (const record of sheet.records) {
    if (mine.has(record.ref) || settled.has(record.ref)) continue;
    const [first] = [...reach(record.ref, words)].sort();
    for (const like of members) {
      const found = { record, like, reasons: reasonsFor(like, record) };
      const before = best.get(first ?? record.ref);
      if (found.reasons.length > 0 && (!before || strength(found) > strength(before)))
        best.set(first ?? record.ref, found);
    }
  }
  const suggestions = [...best.values()].toSorted((a, b) => strength(b) - strength(a));
  return { name: newest.name, members, suggestions, decided };
}
