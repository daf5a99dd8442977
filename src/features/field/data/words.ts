/** The walk in words. *Saved* is on this phone, *sent* is with the campaign: never one for the other. */
import type { Attempt, DoorState, Resident } from '../model/doors.ts';
import { resultWords, supportWords } from '../model/results.ts';
import { followUpWords, type Known } from '../model/correction.ts';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { moment, townTime } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';

/** "Alma & Bill Pruitt", "Alma Pruitt & Bill Sato", "Nobody known here" */
export function namesOf(people: readonly Pick<Resident, 'name'>[]): string {
  if (people.length === 0) return m.field_nobody_known();
  const parts = people.map(({ name }) => ({
    first: name.split(' ').slice(0, -1).join(' '),
    last: name.split(' ').at(-1) ?? name,
  }));
  const family = parts[0]?.last;
  if (parts.length > 1 && parts.every(({ first, last }) => first !== '' && last === family)) {
    return `${parts.map(({ first }) => first).join(' & ')} ${family}`;
  }
  return people.map(({ name }) => name).join(' & ');
}

/** What came of a door, for the list: "Canvassed · Strong"; '' when nobody knocked. */
export function outcomeWords({ door, result }: DoorState): string {
  if (result === null) return door.closed ? m.field_do_not_knock() : '';
  const support = result.support === null ? '' : ` · ${supportWords(result.support)}`;
  return `${resultWords(result.result)}${support}`;
}

/** "Visited 2:10 PM": where somebody else was there, so that nobody wonders or knocks again too soon; '' otherwise. */
export function visitWords({ result, own }: Pick<DoorState, 'result' | 'own'>): string {
  return result === null || own !== null ? '' : m.field_visited({ time: whenWords(result.at) });
}

export function deliveryWords({ delivery }: Pick<DoorState, 'delivery'>): string {
  switch (delivery) {
    case 'saved':
      return m.field_delivery_saved();
    case 'needs-you':
      return m.field_delivery_needs_you();
    case 'sent':
      return m.field_delivery_sent();
    case null:
      return '';
  }
}

/** "Sent · receipt 3F7K-90QD" */
export function receiptWords(state: DoorState): string {
  return state.delivery === 'sent' && state.own
    ? m.field_sent_receipt({ code: receiptCode(state.own.id) })
    : deliveryWords(state);
}

export function whoWords(canvasser: string | null, me: string): string {
  return canvasser === me ? m.field_by_you() : m.field_by_teammate();
}

export function whenWords(at: number): string {
  return moment(at);
}

/** "Sat, Nov 28" on the campaign's clock. */
export function dayWords(at: number): string {
  return townTime({ weekday: 'short', month: 'short', day: 'numeric' }).format(at);
}

/** "Due Sat, Nov 28", "Overdue since Sat, Nov 28" */
export function dueWords(dueAt: number, now = Date.now()): string {
  const day = dayWords(dueAt);
  return dueAt < now ? m.field_overdue({ day }) : m.field_due({ day });
}

/** "“Canvassed · Strong”, 2:10 PM" */
function saidWords({ result, support, at }: Attempt): string {
  return `“${resultWords(result)}${support === null ? '' : ` · ${supportWords(support)}`}”, ${whenWords(at)}`;
}

/** What a conversation brought, as far as this phone knows: "a yard sign"; '' when nothing. */
function broughtWords(own: Attempt, known: Known | null): string {
  if (own.result !== 'canvassed') return '';
  return known === null ? m.field_brought_unknown() : followUpWords(known.followUps);
}

/** What the buttons of a door or a call do where this person saved something before. */
export function correctionWords(own: Attempt, known: Known | null, correcting: boolean): string {
  const said = saidWords(own);
  if (!correcting) return m.field_saved_before({ said });
  const brought = broughtWords(own, known);
  return brought === '' ? m.field_correcting({ said }) : m.field_correcting_brought({ said, brought });
}

/** @param own null when the list does not show any more what is replaced. */
export function replacesWords(own: Attempt | null, known: Known | null): string {
  if (own === null) return known === null ? m.field_replaces_blind() : m.field_replaces();
  const said = saidWords(own);
  return known === null ? m.field_replaces_blind_said({ said }) : m.field_replaces_said({ said });
}

/** What goes with a result that is taken back; '' when nothing does. */
export function takenBackWords(own: Attempt, known: Known | null): string {
  const brought = broughtWords(own, known);
  return brought === '' ? '' : m.field_takes_back_too({ brought });
}
