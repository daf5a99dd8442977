/** The outbox in words. *Saved* is on this device, *sent* is with the campaign: never one for the other. */
import { deviceTime } from '../../hooks/format.ts';
import { refusalMessages } from '../../forms/refusals.ts';
import { needsSecondFactor } from '../../core/outbox/record.ts';
import type { FlushReport } from '../../core/outbox/api.ts';
import type { OutboxTotals } from '../../core/outbox/view.ts';
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';

/** Kinds that have a form of their own to change them in; the kind's name is the dialog's name. */
const FORMS: Readonly<Record<string, () => string>> = {
  volunteer: m.outbox_volunteer,
  'yard-sign': m.outbox_yard_sign,
  idea: m.outbox_idea,
  newsletter: m.outbox_newsletter,
  rsvp: m.outbox_rsvp,
};

/** Kinds that are changed where they were made, or not at all. */
const OTHERS: Readonly<Record<string, () => string>> = {
  'event-checkin': m.outbox_checkin,
  'door-result': m.outbox_door_result,
  'call-result': m.outbox_call_result,
  'new-door': m.outbox_new_door,
  'new-person': m.outbox_new_person,
  'consent-note': m.outbox_consent,
  'submission-action': m.outbox_submission_action,
  'person-link': m.outbox_person_link,
  'content-link': m.outbox_content_link,
  'idea-action': m.outbox_idea_action,
};

export function titleOf(kind: string): string {
  return (FORMS[kind] ?? OTHERS[kind])?.() ?? kind.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
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
  if (needsYou > 0) return m.outbox_count_needs_you({ count: needsYou });
  if (waiting > 0) return m.outbox_count_waiting({ count: waiting });
  return sent > 0 ? m.outbox_all_sent() : null;
}

export function stateWords(entry: OutboxEntry): string {
  if (!entry.locked) return standing(entry);
  return entry.state === 'refused' ? m.outbox_state_locked_refused() : m.outbox_state_locked();
}

function standing(entry: OutboxEntry): string {
  switch (entry.state) {
    case 'queued':
      if (entry.behind) return m.outbox_state_behind();
      if (entry.error?.code.startsWith('app-')) return m.outbox_state_own_fault();
      return entry.tries > 0 ? m.outbox_state_tried() : m.outbox_state_queued();
    case 'sending':
      return m.outbox_state_sending();
    case 'waiting-sign-in':
      if (needsSecondFactor(entry)) return m.outbox_state_second_factor();
      return entry.signed ? m.outbox_state_waiting_sign_in() : m.outbox_state_not_taken();
    case 'waiting-update':
      return m.outbox_state_waiting_update();
    case 'refused':
      return m.outbox_state_refused({ why: refusalMessages(entry.error).words });
    case 'delivered':
      return m.outbox_state_delivered();
  }
}

/** What "Send now" did; null where it did not even begin. */
export function sendWords(report: FlushReport | null): string {
  if (report === null) return m.outbox_not_sent_now();
  const { delivered, refused, later, held, status } = report;
  if (delivered + refused > 0) {
    const sent = delivered > 0 ? m.outbox_count_sent({ count: delivered }) : '';
    return `${sent} ${refused > 0 ? m.outbox_count_refused({ count: refused }) : ''}`.trim();
  }
  if (status === 'busy') return m.outbox_being_sent();
  return status === 'done' && later + held === 0 ? m.outbox_nothing_waiting() : m.outbox_not_sent_now();
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
  return sentAt === null
    ? m.outbox_saved_at({ time: time.format(new Date(savedAt)) })
    : m.outbox_sent_at({ time: time.format(new Date(sentAt)) });
}
