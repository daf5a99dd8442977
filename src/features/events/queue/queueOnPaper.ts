/** The queue on paper: everybody on it, with a box to tick. */
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { m } from '../../../messages/messages.js';
import type { Printed } from '../../../ui/list/PrintedTable.tsx';
import type { EventSummary } from '../data/reads.ts';
import { peopleWords, stateNames, whenWords } from '../data/words.ts';
import type { Attendee } from '../model/queue.ts';

export function queueOnPaper(event: EventSummary, people: readonly Attendee[]): Printed {
  return {
    title: `${event.title}, ${whenWords(event)}`,
    note: peopleWords(people.reduce((sum, person) => sum + person.partySize, 0)),
    heads: [
      m.queue_paper_here(),
      m.forms_name(),
      m.queue_paper_people(),
      m.queue_paper_state(),
      m.queue_paper_contact(),
      m.queue_paper_receipt(),
    ],
    rows: people.map((person) => ({
      key: person.id,
      cells: [
        person.state === 'checked_in' ? '☑' : '☐',
        person.name,
        person.partySize,
        stateNames[person.state](),
        person.phone ?? person.email,
        person.source === 'rsvp' ? receiptCode(person.id) : m.queue_paper_walk_in(),
      ],
    })),
  };
}
