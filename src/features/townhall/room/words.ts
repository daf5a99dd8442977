/** How the room says what can be done, what was done, and what to look at twice. */
import type { Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import type { Act } from '../model/actKind.ts';
import type { Flag } from '../../moderation/model/flags.ts';
import type { ActFact } from '../model/fold.ts';
import type { Lane } from '../model/lanes.ts';

export const actNames: Readonly<Record<Act, () => string>> = {
  approve: m.townhall_approve,
  decline: m.townhall_decline,
  merge: m.townhall_merge,
  reopen: m.townhall_reopen,
  edit: m.townhall_edit,
  hide: m.townhall_hide,
  show: m.townhall_show,
  stage: m.townhall_stage,
  unstage: m.townhall_unstage,
  answer: m.townhall_answer,
  follow_up: m.townhall_done,
  carry: m.townhall_carry,
};

export const flagWords: Readonly<Record<Flag, () => string>> = {
  phone: m.townhall_flag_phone,
  email: m.townhall_flag_email,
  address: m.townhall_flag_address,
  link: m.townhall_flag_link,
  name: m.townhall_flag_name,
  rude: m.townhall_flag_rude,
};

export const laneWords: Readonly<Record<Lane, () => string>> = {
  read: m.townhall_lane_read,
  next: m.townhall_lane_next,
  answered: m.townhall_lane_answered,
  gone: m.townhall_lane_gone,
};

const did: Readonly<Record<Act, (by: { readonly who: string }) => string>> = {
  approve: m.townhall_by_approve,
  decline: m.townhall_by_decline,
  merge: m.townhall_by_merge,
  reopen: m.townhall_by_reopen,
  edit: m.townhall_by_edit,
  hide: m.townhall_by_hide,
  show: m.townhall_by_show,
  stage: m.townhall_by_stage,
  unstage: m.townhall_by_unstage,
  answer: m.townhall_by_answer,
  follow_up: m.townhall_by_follow_up,
  carry: m.townhall_by_carry,
};

/** "Nora declined it." */
export const didWords = ({ action, byName }: Pick<ActFact, 'action' | 'byName'>): string =>
  did[action]({ who: byName ?? m.townhall_somebody() });

/** The words that go with it, in both languages where there are both; '': none. */
export interface SaidPart {
  readonly text: string;
  /** Undefined where it is in the page's language, or nobody knows in which. */
  readonly lang: Locale | undefined;
}

/** What an act says; an answer in the language of whoever reads first. */
export const saidParts = (
  { text, reason, wordsEn, wordsEs }: Pick<ActFact, 'text' | 'reason' | 'wordsEn' | 'wordsEs'>,
  locale: Locale,
): readonly SaidPart[] => {
  const both = [
    { text: wordsEn, lang: 'en' },
    { text: wordsEs, lang: 'es' },
  ] as const;
  const own = both.toSorted((a, b) => Number(b.lang === locale) - Number(a.lang === locale));
  const plain = [text, reason].map((said) => ({ text: said, lang: undefined }));
  return [...plain, ...own].flatMap((said) =>
    said.text === null ? [] : [{ text: said.text, lang: said.lang === locale ? undefined : said.lang }],
  );
};

/** The same in one text, where no language can be marked. */
export const saidWords = (act: Parameters<typeof saidParts>[0], locale: Locale): string =>
  saidParts(act, locale)
    .map(({ text }) => text)
    .join('\n');
