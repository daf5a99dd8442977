/** What the groups of a snapshot and their keys are called, alike in every engine, because the build prints them. */
import { deviceTime, dollars } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SIZE_UPTO, type Kind, type Size } from '../model/entry.ts';
import { electionNameOf } from '../../money/model/electionNames.ts';
import type { NamedElections } from '../model/snapshot.ts';
import type { GroupedBy, Opened } from '../model/groups.ts';

const utc = (day: string, options: Intl.DateTimeFormatOptions) =>
  deviceTime({ timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** "Sep 22, 2025". @param day YYYY-MM-DD */
export const dayWords = (day: string): string => utc(day, { year: 'numeric', month: 'short', day: 'numeric' });

/** "September 2025". @param month YYYY-MM */
export const monthWords = (month: string): string => utc(`${month}-01`, { year: 'numeric', month: 'long' });

/** "Sep 25": beneath a chart. @param month YYYY-MM */
export const shortMonth = (month: string): string => utc(`${month}-01`, { year: '2-digit', month: 'short' });

const kinds: Readonly<Record<Kind, () => string>> = {
  IND: m.disclosure_kind_person,
  ORG: m.disclosure_kind_organization,
  COM: m.disclosure_kind_committee,
  CAN: m.disclosure_kind_candidate,
  none: m.disclosure_kind_none,
};

const upto = (size: keyof typeof SIZE_UPTO) => dollars(SIZE_UPTO[size] / 100);
const sizes: Readonly<Record<Size, () => string>> = {
  1: () => m.disclosure_size_upto({ most: upto('1') }),
  2: () => m.disclosure_size_between({ more: upto('1'), most: upto('2') }),
  3: () => m.disclosure_size_between({ more: upto('2'), most: upto('3') }),
  4: () => m.disclosure_size_between({ more: upto('3'), most: upto('4') }),
  5: () => m.disclosure_size_over({ more: upto('4') }),
};

const said = (words: Readonly<Record<string, () => string>>, key: string) => words[key]?.() ?? key;

const KEYS: Readonly<Record<GroupedBy, (key: string) => string>> = {
  month: monthWords,
  size: (key) => said(sizes, key),
  kind: (key) => said(kinds, key),
  place: (key) => (key === 'none' ? m.disclosure_place_none() : key),
  purpose: (key) => (key === 'none' ? m.disclosure_purpose_none() : key),
};

export const keyWords = (by: GroupedBy, key: string): string => KEYS[by](key);

/** As the snapshot names it, in the reader's language. */
export function electionWords(id: string, named: NamedElections): string {
  const [kind, name_en, name_es] = named[id] ?? [];
  return electionNameOf(id, { kind, name_en, name_es });
}

/** What was opened. */
export function openedWords({ by, key }: Opened): string {
  if (by !== 'total') return keyWords(by, key);
  if (key === 'raised') return m.disclosure_raised();
  return key === 'spent' ? m.disclosure_spent() : m.disclosure_cash();
}
