/** The outbox in words. *Saved* is on this device, *sent* is with the campaign: never one for the other. */
import { deviceTime } from '../../hooks/format.ts';
import { refusalMessages } from '../../forms/refusals.ts';
import type { FlushReport } from '../../core/outbox/api.ts';
import type { OutboxTotals } from '../../core/outbox/view.ts';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';

/** Kinds that have a form of their own to change them in; the kind's name is the dialog's name. */
const FORMS: Readonly<Record<string, string>> = {
  volunteer: 'Volunteer form',
  'yard-sign': 'Yard sign request',
  idea: 'Your idea',
  newsletter: 'Newsletter',
  rsvp: 'RSVP',
};

/** Kinds that are changed where they were made, or not at all. */
const OTHERS: Readonly<Record<string, string>> = { 'event-checkin': 'Check-in at an event' };

export function titleOf(kind: string): string {
  return FORMS[kind] ?? OTHERS[kind] ?? kind.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

/** Where an item can be changed; null where it cannot: once it may have arrived, a change could be lost without a word. */
export function formAddress({ kind, eventId, state, mayHaveLanded, locked }: OutboxEntry): string | null {
  if (locked || !(kind in FORMS) || state === 'delivered' || state === 'sending') return null;
  if (mayHaveLanded && state !== 'refused') return null;
  if (kind !== 'rsvp') return `/?open=${kind}`;
  return eventId === null ? null : `/?open=rsvp&event=${eventId}`;
}

/** The indicator's word; null when there is nothing to say. */
export function indicatorWords({ waiting, needsYou, sent }: OutboxTotals): string | null {
  if (needsYou > 0) return needsYou === 1 ? '1 needs you' : `${needsYou} need you`;
  if (waiting > 0) return `${waiting} waiting`;
  return sent > 0 ? 'All sent' : null;
}

const OWN_FAULT =
  'Saved on this device. Something in this app broke while sending it; we’ll try again. If it stays here, reload the page.';
const LOCKED = 'Locked: it can be read only when the person who saved it signs in here.';

export function stateWords(entry: OutboxEntry): string {
  if (!entry.locked) return standing(entry);
  return entry.state === 'refused'
    ? `Not sent. ${LOCKED}`
    : `Saved on this device. ${LOCKED} Then it goes out in their name.`;
}

function standing(entry: OutboxEntry): string {
  switch (entry.state) {
    case 'queued':
      if (entry.error?.code.startsWith('app-')) return OWN_FAULT;
      return entry.tries > 0
        ? 'Saved on this device. We tried to send it and will try again.'
        : 'Saved on this device. We’ll send it as soon as there is a connection.';
    case 'sending':
      return 'Saved on this device, and being sent now.';
    case 'waiting-sign-in':
      return entry.signed
        ? 'Saved on this device. It goes out when the person who saved it signs in here.'
        : 'Saved on this device. The campaign’s server did not take it yet; we’ll try again.';
    case 'waiting-update':
      return 'Saved on this device. It goes out after this app has updated itself.';
    case 'refused':
      return `Not sent. ${refusalMessages(entry.error).words}`;
    case 'delivered':
      return 'Sent. The campaign has it.';
  }
}

export const NOT_SENT = 'Nothing could be sent right now. Everything stays saved.';

/** What "Send now" did. */
export function sendWords({ delivered, refused, later, held, status }: FlushReport): string {
  if (delivered + refused > 0) {
    return [delivered > 0 ? `${delivered} sent.` : '', refused > 0 ? `${refused} not accepted.` : ''].join(' ').trim();
  }
  if (status === 'busy') return 'Being sent already.';
  return status === 'done' && later + held === 0 ? 'Nothing was waiting any more.' : NOT_SENT;
}

export function needsYou(entry: OutboxEntry): boolean {
  if (entry.others) return false;
  return entry.state === 'refused' || (entry.state === 'waiting-sign-in' && entry.signed);
}

const time = deviceTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Saved Sat, Oct 18, 2:05 PM", in this device's own time zone. */
export function whenWords({ savedAt, sentAt }: OutboxEntry): string {
  return sentAt === null ? `Saved ${time.format(new Date(savedAt))}` : `Sent ${time.format(new Date(sentAt))}`;
}
