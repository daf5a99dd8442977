/** What a phone's last word means to whoever leads the field. Pure. */
import { parseTimestamp } from '../../../core/session/time.ts';
import { m } from '../../../messages/messages.js';
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
    return { held: m.lead_phone_silent(), heard: '', urgent: false };
  }
  const at = (text: string) => moment(parseTimestamp(text) ?? 0);
  const held = heldWords(waiting ?? 0, stuck ?? 0);
  return {
    held:
      held === null
        ? m.lead_phone_sent()
        : [held, oldest && m.lead_phone_oldest({ when: at(oldest) })].filter(Boolean).join(' '),
    heard: m.lead_phone_heard({ when: at(seen) }),
    urgent: (stuck ?? 0) > 0,
  };
}

function heldWords(waiting: number, stuck: number): string | null {
  if (waiting > 0 && stuck > 0) return m.lead_phone_both({ waiting, stuck });
  if (stuck > 0) return m.lead_phone_stuck({ stuck });
  return waiting > 0 ? m.lead_phone_waiting({ waiting }) : null;
}
