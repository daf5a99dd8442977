/** What can be done about a person at the door, and saying so when this device could not save it. */
import { useMemo } from 'react';
import type { Attendee } from '../model/queue.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import type { EventQueue } from '../data/useQueue.ts';
import { m } from '../../../messages/messages.js';
import { toast } from '../../../ui/toaster.tsx';

export interface Actions {
  readonly checkIn: (person: Attendee) => void;
  /** Takes back the present state: check-in, no-show or cancellation. */
  readonly undo: (person: Attendee) => void;
  readonly noShow: (person: Attendee) => void;
  readonly withdraw: (person: Attendee) => void;
  readonly resize: (person: Attendee, partySize: number) => void;
  /** Two phones checked in the same person: it was one visit. */
  readonly settle: (person: Attendee) => void;
}

export const PARTY_MAX = 50;

/** The same object at every render: a key pressed at the door must not draw again the people who stay in the list. */
export function useActions({ record }: Pick<EventQueue, 'record'>): Actions {
  return useMemo(() => actionsOf(record), [record]);
}

function actionsOf(save: EventQueue['record']): Actions {
  const record = (...args: Parameters<EventQueue['record']>) => {
    void save(...args).catch((cause: unknown) => {
      const why = reasonNotSaved(cause);
      const description = () => m.queue_not_saved_more({ why: notSavedWords(why, 'device') });
      toast({ type: 'error', title: m.queue_not_saved, description });
    });
  };
  return {
    checkIn: (person) => record(person, { action: 'check_in' }),
    undo: (person) => record(person, { action: 'undo', about: person.live.map(({ id }) => id) }),
    noShow: (person) => record(person, { action: 'no_show' }),
    withdraw: (person) => record(person, { action: 'withdraw' }),
    resize: (person, partySize) => {
      if (partySize >= 1 && partySize <= PARTY_MAX) record(person, { action: 'party_size', partySize });
    },
    settle: (person) => record(person, { action: 'settle', about: person.presences.map(({ id }) => id) }),
  };
}
