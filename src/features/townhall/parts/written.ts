/** How the town halls say days, times, states and why a question stands where it does. On the campaign's clock. */
import { townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { Turn } from '../model/fairOrder.ts';
import type { Question, State } from '../model/question.ts';
import type { Phase } from '../model/session.ts';

const townDate = townTime({ weekday: 'long', month: 'long', day: 'numeric' });
const clock = townTime({ hour: 'numeric', minute: '2-digit' });

/** "Tuesday, October 14, 6:30 PM" @param iso ISO 8601 */
export function momentWords(iso: string): string {
  const at = new Date(iso);
  return `${townDate.format(at)}, ${clock.format(at).replace(':00', '')}`;
}

export const phaseWords: Readonly<Record<Phase, () => string>> = {
  soon: m.townhall_phase_soon,
  asking: m.townhall_phase_asking,
  room: m.townhall_phase_room,
  over: m.townhall_phase_over,
  cancelled: m.townhall_phase_cancelled,
};

export const stateWords: Readonly<Record<State, () => string>> = {
  pending: m.townhall_state_pending,
  approved: m.townhall_state_approved,
  on_stage: m.townhall_state_on_stage,
  answered: m.townhall_state_answered,
  merged: m.townhall_state_merged,
  declined: m.townhall_state_declined,
  withdrawn: m.townhall_state_withdrawn,
};

export const turnWords: Readonly<Record<Turn, () => string>> = {
  support: m.townhall_turn_support,
  longest: m.townhall_turn_longest,
  lot: m.townhall_turn_lot,
};

export const originWords: Readonly<Record<Question['origin'], () => string>> = {
  before: m.townhall_origin_before,
  room: m.townhall_origin_room,
  paper: m.townhall_origin_paper,
  phone: m.townhall_origin_phone,
};

/** "Maeve, in the room" */
export const askerWords = ({ name, origin }: Pick<Question, 'name' | 'origin'>): string =>
  m.townhall_asked_by({ name: name ?? m.townhall_no_name(), where: originWords[origin]() });
