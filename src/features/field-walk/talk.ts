/** Owns what a conversation at a door is made of, as it is filled in: kept as a draft, so that a dead phone loses no word. */
import type { Support } from '../../core/field/results.ts';
import { isSupport } from '../../core/field/results.ts';
import { codePoints } from '../../forms/fields.ts';

export interface Talk {
  readonly person: string | null;
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

/** As the volunteer form names them (specification, section 3). */
export const INTERESTS = [
  { value: 'door_knock', label: 'Door Knocking' },
  { value: 'phone_bank', label: 'Phone Banking' },
  { value: 'event_help', label: 'Event Support' },
  { value: 'church_gotv', label: 'Church GOTV' },
] as const;
export type Interest = (typeof INTERESTS)[number]['value'];

export const PHONE_MIN = 10;

export function emptyTalk(person: string | null): Talk {
  return {
    person,
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
export function talkFrom(kept: unknown, person: string | null): Talk | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft = kept as Partial<Record<keyof Talk, unknown>>; // every field is checked here
  const empty = emptyTalk(person);
  const answers = typeof draft.answers === 'object' && draft.answers !== null ? Object.entries(draft.answers) : [];
  return {
    person: typeof draft.person === 'string' ? draft.person : empty.person,
    support: isSupport(draft.support) ? draft.support : null,
    answers: Object.fromEntries(answers.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    notes: typeof draft.notes === 'string' ? draft.notes : '',
    wantsSign: draft.wantsSign === true,
    helps: INTERESTS.find(({ value }) => value === draft.helps)?.value ?? null,
    phone: typeof draft.phone === 'string' ? draft.phone : '',
    doNotContact: draft.doNotContact === true,
  };
}

/** What still stands against saving; null when nothing does. A sign and a helper need a name and a number. */
export function problemOf(talk: Talk, personName: string | null): string | null {
  if (!talk.wantsSign && talk.helps === null) return null;
  if (personName === null) return 'Choose who it is, or add the person first: a sign and an offer to help need a name.';
  const phone = talk.phone.trim();
  return codePoints(phone) >= PHONE_MIN && codePoints(phone) <= 40
    ? null
    : 'A sign and an offer to help need a phone number of at least 10 digits.';
}
