/** What the inbox calls things: views, states, kinds, deeds, outcomes, days. */
import { counted, townTime } from '../../../hooks/format.ts';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import { m } from '../../../messages/messages.js';
import type { Action, Outcome } from '../model/facts.ts';
import type { Entry, Fact, State, What } from '../model/fold.ts';
import type { View } from '../model/views.ts';

export const viewWords: Readonly<Record<View, () => string>> = {
  todo: m.inbox_view_todo,
  mine: m.inbox_view_mine,
  new: m.inbox_view_new,
  claimed: m.inbox_view_claimed,
  overdue: m.inbox_view_overdue,
  waiting: m.inbox_view_waiting,
  contested: m.inbox_view_contested,
  signed_up: m.inbox_view_signed_up,
  done: m.inbox_view_done,
  spam: m.inbox_view_spam,
};

export const stateWords: Readonly<Record<State, () => string>> = {
  new: m.inbox_state_new,
  claimed: m.inbox_state_claimed,
  waiting: m.inbox_state_waiting,
  overdue: m.inbox_state_overdue,
  done: m.inbox_state_done,
  spam: m.inbox_state_spam,
};

export const whatWords: Readonly<Record<What, () => string>> = {
  volunteer: m.inbox_what_volunteer,
  yard_sign: m.inbox_what_yard_sign,
  call_back: m.inbox_what_call_back,
  idea: m.inbox_what_idea,
  event: m.inbox_what_event,
  newsletter: m.inbox_what_newsletter,
};

export const outcomeWords: Readonly<Record<Outcome, () => string>> = {
  reached: m.inbox_outcome_reached,
  left_message: m.inbox_outcome_left_message,
  no_answer: m.inbox_outcome_no_answer,
  wrong_number: m.inbox_outcome_wrong_number,
  texted: m.inbox_outcome_texted,
  mailed: m.inbox_outcome_mailed,
};

/** On the buttons. */
export const deedWords: Readonly<Record<Exclude<Action, 'untagged'>, () => string>> = {
  claimed: m.inbox_do_claim,
  assigned: m.inbox_do_assign,
  contacted: m.inbox_do_contact,
  note: m.inbox_do_note,
  tagged: m.inbox_do_tag,
  snoozed: m.inbox_do_snooze,
  closed: m.inbox_do_close,
  reopened: m.inbox_do_reopen,
  spam: m.inbox_do_spam,
};

/** Said of what was saved a moment ago. */
export const spokenWords: Readonly<Record<Action, () => string>> = {
  claimed: m.inbox_was_claimed,
  assigned: m.inbox_spoken_assigned,
  contacted: m.inbox_spoken_contacted,
  note: m.inbox_was_note,
  tagged: m.inbox_tag,
  untagged: m.inbox_tag,
  snoozed: m.inbox_state_waiting,
  closed: m.inbox_was_closed,
  reopened: m.inbox_was_reopened,
  spam: m.inbox_was_spam,
};

/** "Thu, Nov 20". @param day YYYY-MM-DD in the town. */
export const dayWords = (day: string): string => shortDay.format(Date.parse(`${day}T12:00:00Z`));
const shortDay = townTime({ weekday: 'short', month: 'short', day: 'numeric' });

/** "Volunteer: Door Knocking", "RSVP: Town Hall (3)" */
export function lineWords({ what, interest, event, headcount }: Entry): string {
  const wish = INTERESTS.find(({ value }) => value === interest)?.label();
  if (what === 'event') return m.inbox_rsvp_for({ event: event ?? m.inbox_an_event(), count: headcount ?? 1 });
  return wish === undefined ? whatWords[what]() : `${whatWords[what]()}: ${wish}`;
}

/** "since today", "for 6 days" */
export function ageWords(arrivedAt: number, now: number): string {
  const days = Math.floor((now - arrivedAt) / 86_400_000);
  return days < 1 ? m.inbox_since_today() : m.inbox_for_days(counted(days));
}

/** When somebody is to do something next; null when nobody waits. */
export function dueWords({ stage, state, dueOn, nextOn }: Entry): string | null {
  if (stage !== 'open' || dueOn === null) return null;
  const day = dayWords(dueOn);
  if (state === 'overdue') return m.inbox_due_since({ day });
  return nextOn === null ? m.inbox_due_by({ day }) : m.inbox_due_on({ day });
}

/** What a fact of the history says, without who and when. */
export function factWords({ action, outcome, tag, nextOn, assigneeName }: Fact): string {
  const day = nextOn === null ? '' : dayWords(nextOn);
  switch (action) {
    case 'claimed':
      return m.inbox_was_claimed();
    case 'assigned':
      return m.inbox_was_assigned({ who: assigneeName ?? m.inbox_nobody() });
    case 'contacted': {
      const said = outcome === null ? '' : outcomeWords[outcome]();
      return nextOn === null ? said : m.inbox_was_contacted_until({ said, day });
    }
    case 'note':
      return m.inbox_was_note();
    case 'tagged':
      return m.inbox_was_tagged({ tag: tag ?? '' });
    case 'untagged':
      return m.inbox_was_untagged({ tag: tag ?? '' });
    case 'snoozed':
      return m.inbox_was_snoozed({ day });
    case 'closed':
      return m.inbox_was_closed();
    case 'reopened':
      return m.inbox_was_reopened();
    case 'spam':
      return m.inbox_was_spam();
  }
}
