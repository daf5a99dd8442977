/** Who one giver is by the last word about each two records, and who else it could be. private.same_as() says the same. */
import { parseTimestamp } from '../../../core/session/time.ts';
import { countingWords, reach, type OwnLink, type Word } from '../../persons/model/person.ts';
import type { PersonLink } from '../../persons/model/sheet.ts';
import type { EntryType } from './entry.ts';
import { differing, factsIn, type GiverFacts } from './giverForm.ts';
import type { Gift } from './limits.ts';
import type { GiverKind, Method } from './rules.ts';

/** Why two givers may be one, the strongest first. */
export const LIKENESSES = ['email', 'phone', 'street', 'name', 'typo'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface GiverVersion {
  readonly id: string;
  readonly kind: GiverKind;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly at: string;
  readonly by: string | null;
  /** The account of whoever wrote it; null: it is gone. */
  readonly by_id: string | null;
  /** In which order the server got it. */
  readonly arrival: number;
  /** Up to which arrival its writer had read; null where nobody looked at that. */
  readonly knew: number | null;
}

export interface GiverEntry {
  readonly id: string;
  readonly arrival: number;
  readonly type: EntryType;
  readonly cents: number;
  readonly on: string;
  readonly election: string | null;
  readonly method: Method | null;
  readonly purpose: string | null;
  readonly reversal: boolean;
  readonly reversed: boolean;
}

export interface GiverRecord {
  readonly id: string;
  readonly at: string;
  /** The newest first; empty where a name has not arrived yet. */
  readonly versions: readonly GiverVersion[];
  readonly gifts: readonly Omit<Gift, 'giver' | 'giverKind'>[];
  readonly entries: readonly GiverEntry[];
}

export interface GiverSheet {
  readonly giver: string;
  readonly records: readonly GiverRecord[];
  readonly like: readonly {
    readonly a: string;
    readonly b: string;
    readonly reasons: readonly Likeness[];
    readonly weight: number;
  }[];
  readonly links: readonly PersonLink[];
}

export interface GiverSuggestion {
  readonly record: GiverRecord;
  /** The record of this giver that it is most like. */
  readonly like: GiverRecord;
  readonly reasons: readonly Likeness[];
}

export interface Giver {
  /** Who stands for all of them: the lowest id. */
  readonly root: string;
  readonly kind: GiverKind;
  readonly members: readonly GiverRecord[];
  readonly suggestions: readonly GiverSuggestion[];
  /** What counts about these records, and can be taken back: the last one first. */
  readonly decided: readonly { readonly word: Word; readonly one: GiverRecord; readonly other: GiverRecord }[];
  readonly gifts: readonly Gift[];
}

const atOf = ({ at }: { readonly at: string }) => parseTimestamp(at) ?? 0;

/** What is known of a record now. */
export const versionOf = ({ versions }: GiverRecord): GiverVersion | null => versions[0] ?? null;

/** Everything that was known of a giver, by any of their records, the newest first. */
export const versionsOf = ({ members }: Giver): readonly GiverVersion[] =>
  members.flatMap(({ versions }) => versions).toSorted((a, b) => atOf(b) - atOf(a));

/** Up to which arrival whoever looks at this record has read. */
export const readUpTo = ({ versions }: GiverRecord): number =>
  versions.reduce((last, { arrival }) => Math.max(last, arrival), 0);

/**
 * What somebody else wrote of a record and whoever wrote what counts now had not read, or came in only after it: of two who write at once
 * neither is lost without a word. Null where there is none, or it says the same.
 */
export function unreadOf({ versions }: GiverRecord): GiverVersion | null {
  const [now] = versions;
  if (now === undefined) return null;
  const read = now.knew ?? now.arrival;
  return (
    versions.find(
      (one) =>
        one.arrival > read &&
        one.id !== now.id &&
        one.by_id !== now.by_id &&
        (one.knew !== null || now.knew !== null) &&
        differing(one, now).length > 0,
    ) ?? null
  );
}

/** What is known of a record, with the e-mail and the number that were said before: a form of gifts asks for neither. */
export function knownOf({ versions }: GiverRecord): GiverFacts | null {
  const [now] = versions;
  if (now === undefined) return null;
  const last = (field: 'email' | 'phone') => versions.find((one) => one[field] !== null)?.[field] ?? null;
  return { ...factsIn(now), email: last('email'), phone: last('phone') };
}

/** The record that stands for a giver: what is written of them is written there. */
export const standingOf = ({ root, members }: Giver): GiverRecord | null =>
  members.find(({ id }) => id === root) ?? members[0] ?? null;

/** Every line of the ledger about a giver, the newest first. */
export const entriesOf = ({ members }: Giver): readonly GiverEntry[] =>
  members
    .flatMap(({ entries }) => entries)
    .toSorted((a, b) => (a.on === b.on ? b.arrival - a.arrival : a.on < b.on ? 1 : -1));

/** null: the server knows no such giver. */
export function foldGiver(sheet: GiverSheet, own: readonly OwnLink[]): Giver | null {
  const words = countingWords(sheet.links, own);
  const byId = new Map(sheet.records.map((record) => [record.id, record]));
  const mine = reach(sheet.giver, words);
  const members = sheet.records.filter(({ id }) => mine.has(id));
  const [root] = [...mine].toSorted();
  if (members.length === 0 || root === undefined) return null;

  const decided = words
    .toSorted((a, b) => atOf(b) - atOf(a))
    .flatMap((word) => {
      if (!mine.has(word.a) && !mine.has(word.b)) return [];
      const [first, second] = mine.has(word.a) ? [word.a, word.b] : [word.b, word.a];
      const [one, other] = [byId.get(first), byId.get(second)];
      return one && other ? [{ word, one, other }] : [];
    });
  // Whoever was told apart is no suggestion any more, and neither is who else they are.
  const settled = new Set(decided.flatMap(({ other }) => [...reach(other.id, words)]));
  const suggestions = new Map<string, GiverSuggestion>();
  for (const { a, b, reasons } of sheet.like.toSorted((one, other) => other.weight - one.weight)) {
    if (mine.has(a) === mine.has(b)) continue;
    const [like, record] = [byId.get(mine.has(a) ? a : b), byId.get(mine.has(a) ? b : a)];
    if (!like || !record || settled.has(record.id)) continue;
    const [stands = record.id] = [...reach(record.id, words)].toSorted();
    if (!suggestions.has(stands)) suggestions.set(stands, { record, like, reasons });
  }
  const standing = byId.get(root);
  const kind = (standing && versionOf(standing)?.kind) ?? 'IND';
  const gifts = members.flatMap((record) =>
    record.gifts.map((gift): Gift => ({ ...gift, giver: root, giverKind: kind })),
  );
  return { root, kind, members, suggestions: [...suggestions.values()], decided, gifts };
}
