/** What a phone's last word means to whoever leads the field. Pure. */
import { parseTimestamp } from '../../../core/session/time.ts';
import type { Phone } from './reads.ts';

export interface PhoneWords {
  readonly held: string;
  readonly heard: string;
  /** Somebody has to do something. */
  readonly urgent: boolean;
}

/** @param moment a time as people say it. */
export function phoneWords(phone: Phone, moment: (at: number) => string): PhoneWords {
  const { waiting, needs_help: stuck, seen_at: seen, oldest_at: oldest } = phone;
  if (seen === null) {
    return { held: 'Has a turf, and no phone was heard of yet.', heard: '', urgent: false };
  }
  const at = (text: string) => moment(parseTimestamp(text) ?? 0);
  const since = oldest === null ? '' : ` The oldest is from ${at(oldest)}.`;
  const parts = [
    waiting ? `${waiting} saved there and not sent yet` : '',
    stuck ? `${stuck} not taken by the server, or waiting for a sign-in: ask them to open My submissions` : '',
  ].filter(Boolean);
  return {
    held: parts.length === 0 ? 'Everything saved there had been sent.' : `${parts.join('; ')}.${since}`,
    heard: `Last heard of ${at(seen)}; what was saved since is not counted here.`,
    urgent: (stuck ?? 0) > 0,
  };
}
