/**
 * How a conversation that was saved is put right: by another one that begins with what was said and replaces it. What the
 * first one brought, a sign or an offer to help, is the first one's: the database takes it back with it.
 */
import type { Attempt } from './doors.ts';
import type { AttemptPayload } from './facts.ts';
import { emptyConversation, type Conversation } from './conversation.ts';
import { localeOf } from './spoken.ts';
import { m } from '../../../messages/messages.js';

/** What is known here of a conversation that is corrected; the script's answers and the follow-ups only by the phone that saved it. */
export type Known = Pick<AttemptPayload, 'answers' | 'doNotContact' | 'followUps' | 'language'>;

/** A correction begins with what was said, under ids of its own: what the first one brought is not what this one brings. */
export function correctionOf(
  said: Pick<Attempt, 'id' | 'personId' | 'support' | 'notes'>,
  known: Known | null,
): Conversation {
  return {
    ...emptyConversation(said.personId),
    corrects: said.id,
    language: localeOf(known?.language),
    support: said.support,
    notes: said.notes ?? '',
    answers: Object.fromEntries((known?.answers ?? []).map(({ question, option }) => [question, option])),
    doNotContact: known?.doNotContact ?? false,
    wantsSign: (known?.followUps?.sign ?? null) !== null,
    helps: known?.followUps?.helps ?? null,
    phone: known?.followUps?.phone ?? '',
  };
}

export interface Kept {
  /** With the first one's records where these stay as they are. */
  readonly talk: Conversation;
  /** Which need not be sent again. */
  readonly sign: boolean;
  readonly volunteer: boolean;
}

/**
 * What of the first conversation’s follow-ups a correction leaves as it was: that keeps its record, and no second one is made.
 * @param said the fact that may be corrected.
 */
export function keepFollowUps(
  talk: Conversation,
  said: Pick<Attempt, 'id' | 'personId'> | null,
  known: Known | null,
): Kept {
  const first = said !== null && talk.corrects === said.id ? (known?.followUps ?? null) : null;
  const same = first !== null && talk.person === said?.personId && talk.phone.trim() === first.phone;
  const sign = same && talk.wantsSign ? first.sign : null;
  const volunteer = same && talk.helps === first.helps ? first.volunteer : null;
  const ids = { ...talk.ids, sign: sign ?? talk.ids.sign, volunteer: volunteer ?? talk.ids.volunteer };
  return { talk: { ...talk, ids }, sign: sign !== null, volunteer: volunteer !== null };
}

/** What a conversation brought beside its result; nothing wanted, nothing there. */
export type Brought = { readonly sign: unknown; readonly volunteer: unknown } | null | undefined;

/** "a yard sign and an offer to help"; '' where nothing was wanted. */
export function followUpWords(brought: Brought): string {
  if (brought?.sign && brought.volunteer) return m.field_brought_both();
  if (brought?.sign) return m.field_brought_sign();
  return brought?.volunteer ? m.field_brought_offer() : '';
}
