/**
 * What a conversation at a door or on the phone is made of, as it is filled in: kept as a draft, so that a dead phone
 * loses no word; with the ids of what it will become, so that a phone that died while saving saves nothing twice.
 */
import { INTERESTS, type Interest } from '../../intake/volunteer/kind.ts';
import type { FollowUps } from './facts.ts';
import { isSupport, type Support } from './results.ts';
import { spokenName } from './spoken.ts';
import { asLocale, BASE_LOCALE, type Locale } from '../../../core/locale.ts';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';

/** Made with the draft: the primary keys of the records that saving it makes. */
export interface ConversationIds {
  readonly attempt: string;
  readonly sign: string;
  readonly volunteer: string;
}

export interface Conversation {
  readonly ids: ConversationIds;
  /** The earlier fact of one's own that saving it replaces. */
  readonly corrects: string | null;
  readonly person: string | null;
  /** What the canvasser says they speak; null where nothing was said beyond the list. */
  readonly language: Locale | null;
  readonly support: Support | null;
  /** Option by question. */
  readonly answers: Readonly<Record<string, string>>;
  readonly notes: string;
  readonly wantsSign: boolean;
  /** What they would like to do; null when they do not want to help. */
  readonly helps: Interest | null;
  readonly phone: string;
  readonly doNotContact: boolean;
}

export const PHONE_MIN = 10;

export function emptyConversation(person: string | null): Conversation {
  return {
    ids: { attempt: uuid(), sign: uuid(), volunteer: uuid() },
    corrects: null,
    person,
    language: null,
    support: null,
    answers: {},
    notes: '',
    wantsSign: false,
    helps: null,
    phone: '',
    doNotContact: false,
  };
}

/** What was kept, field by field: a draft of another version must not break the door. */
export function conversationFrom(kept: unknown, person: string | null): Conversation | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft = kept as Partial<Record<keyof Conversation, unknown>>; // every field is checked here
  const empty = emptyConversation(person);
  const answers = typeof draft.answers === 'object' && draft.answers !== null ? Object.entries(draft.answers) : [];
  return {
    ids: idsFrom(draft.ids, empty.ids),
    corrects: typeof draft.corrects === 'string' ? draft.corrects : null,
    person: typeof draft.person === 'string' ? draft.person : empty.person,
    language: asLocale(draft.language),
    support: isSupport(draft.support) ? draft.support : null,
    answers: Object.fromEntries(answers.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    notes: typeof draft.notes === 'string' ? draft.notes : '',
    wantsSign: draft.wantsSign === true,
    helps: INTERESTS.find(({ value }) => value === draft.helps)?.value ?? null,
    phone: typeof draft.phone === 'string' ? draft.phone : '',
    doNotContact: draft.doNotContact === true,
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function idsFrom(kept: unknown, fresh: ConversationIds): ConversationIds {
  const ids =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<keyof ConversationIds, unknown>>) : {}; // checked below
  const idOf = (name: keyof ConversationIds) => {
    const id = ids[name];
    return typeof id === 'string' && UUID.test(id) ? id : fresh[name];
  };
  return { attempt: idOf('attempt'), sign: idOf('sign'), volunteer: idOf('volunteer') };
}

export interface DraftShelf {
  read(key: string): Promise<unknown>;
  forget(key: string): Promise<void>;
}

/**
 * Half a conversation from before the phone died; null when there is none, or when it was saved in full and only the draft
 * outlived the battery: then the draft goes, and nobody is asked to save it again.
 * @param isSaved whether this device has, or had sent, the attempt of this id.
 */
export async function reopenConversation(
  drafts: DraftShelf,
  key: string,
  isSaved: (attempt: string) => Promise<boolean>,
): Promise<Conversation | null> {
  const talk = conversationFrom(await drafts.read(key), null);
  if (talk === null || !(await isSaved(talk.ids.attempt))) return talk;
  await drafts.forget(key);
  return null;
}

function followUpsIn({ ids, wantsSign, helps, phone }: Conversation): FollowUps | null {
  if (!wantsSign && helps === null) return null;
  return {
    sign: wantsSign ? ids.sign : null,
    volunteer: helps === null ? null : ids.volunteer,
    helps,
    phone: phone.trim(),
  };
}

/** The fact that a conversation becomes, under the id that was made with it. */
export function attemptFrom(talk: Conversation) {
  const { ids, language, support, answers, notes, doNotContact } = talk;
  return {
    id: ids.attempt,
    supersedes: talk.corrects,
    followUps: followUpsIn(talk),
    result: 'canvassed' as const,
    // As on the lists, which leave English out.
    language: language === null || language === BASE_LOCALE ? null : spokenName(language),
    support,
    answers: Object.entries(answers).map(([question, option]) => ({ question, option })),
    notes: notes.trim() === '' ? null : notes.trim(),
    doNotContact,
  };
}

export type TalkProblem = 'no-name' | 'no-phone';

export const TALK_PROBLEMS: Readonly<Record<TalkProblem, () => string>> = {
  'no-name': m.field_talk_needs_name,
  'no-phone': m.field_talk_needs_phone,
};

/** What still stands against saving; null when nothing does. A sign and a helper need a name and a number. */
export function problemOf(talk: Conversation, personName: string | null): TalkProblem | null {
  if (!talk.wantsSign && talk.helps === null) return null;
  if (personName === null) return 'no-name';
  // Code points, as the database counts.
  const { length } = [...talk.phone.trim()];
  return length >= PHONE_MIN && length <= 40 ? null : 'no-phone';
}
