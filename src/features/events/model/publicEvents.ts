/** Events as everybody may read them over the API. */
import { readableRows } from '../../../core/reads/readable.ts';

/** A row of `events`. */
export interface EventRow {
  readonly id: string;
  readonly title: string;
  /** ISO timestamp of the start. */
  readonly date: string;
  readonly location: string;
  readonly description: string | null;
  /** ISO timestamp; null means 90 minutes after the start. */
  readonly ends_at: string | null;
  readonly status: 'scheduled' | 'cancelled';
  readonly cancel_reason: string | null;
  /** What it was announced for, if it has moved since. */
  readonly was_date: string | null;
  readonly was_location: string | null;
  /** Grows with each change that attendees must learn of. */
  readonly sequence: number;
  /** ISO timestamp of the last change, also one that attendees need not know. */
  readonly updated_at: string | null;
  /** How many people fit in; null means any number. */
  readonly capacity: number | null;
  readonly accessibility: string | null;
  readonly directions: string | null;
  readonly instructions: string | null;
}

/** One row that is no event is left out; where none is one, the answer is no list of events and the fetch has failed. */
export function parseEvents(rows: unknown): readonly EventRow[] {
  return readableRows(rows, (row) => {
    if (typeof row !== 'object' || row === null) throw new TypeError('An event is not an object.');
    const { id, title, date, location, description } = row as Record<string, unknown>; // an object, checked above
    if (typeof id !== 'string' || typeof title !== 'string' || typeof location !== 'string' || typeof date !== 'string')
      throw new TypeError('An event lacks its id, title, date or location.');
    if (Number.isNaN(Date.parse(date))) throw new TypeError('An event has no readable date.');
    const more = row as Record<string, unknown>; // as above
    const text = (name: string) => (typeof more[name] === 'string' ? more[name] : null);
    const time = (name: string) => (Number.isNaN(Date.parse(text(name) ?? '')) ? null : text(name));
    return {
      id,
      title,
      date,
      location,
      description: typeof description === 'string' ? description : null,
      ends_at: time('ends_at'),
      status: more['status'] === 'cancelled' ? 'cancelled' : 'scheduled',
      cancel_reason: text('cancel_reason'),
      was_date: time('was_date'),
      was_location: text('was_location'),
      sequence: typeof more['sequence'] === 'number' ? more['sequence'] : 0,
      updated_at: time('updated_at'),
      capacity: typeof more['capacity'] === 'number' ? more['capacity'] : null,
      accessibility: text('accessibility'),
      directions: text('directions'),
      instructions: text('instructions'),
    };
  });
}
