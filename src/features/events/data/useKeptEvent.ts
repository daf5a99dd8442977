/** One event out of the rows kept on this device for the public list (the read 'public-events'); works offline. */
import { useEffect, useState } from 'react';

export interface KeptEvent {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  readonly location: string | null;
  /** null: any number fits in, as far as this device knows. */
  readonly capacity: number | null;
  /** The next RSVP waits for a place. */
  readonly full: boolean;
}

/** null until it is found, and when it is not kept here (a link from a message, storage blocked). */
export function useKeptEvent(eventId: string): KeptEvent | null {
  const [event, setEvent] = useState<KeptEvent | null>(null);
  useEffect(() => {
    let gone = false;
    void findKeptEvent(eventId).then((found) => {
      if (!gone) setEvent(found);
    });
    return () => {
      gone = true;
    };
  }, [eventId]);
  return event?.id === eventId ? event : null;
}

/** As useKeptEvent, once. Never rejects. */
export async function findKeptEvent(eventId: string): Promise<KeptEvent | null> {
  try {
    const { pageDb } = await import('../../../adapters/dexie/pageDb.ts');
    const [kept, fullOnes] = await pageDb().reads.bulkGet([
      ['public-events', ''],
      ['full-events', ''],
    ]);
    const rows: readonly unknown[] = Array.isArray(kept?.rows) ? kept.rows : [];
    const full = Array.isArray(fullOnes?.rows) && fullOnes.rows.includes(eventId);
    for (const row of rows) {
      const event = toEvent(row, full);
      if (event?.id === eventId) return event;
    }
  } catch {
    // The form works without the title.
  }
  return null;
}

function toEvent(row: unknown, full: boolean): KeptEvent | null {
  if (typeof row !== 'object' || row === null) return null;
  const { id, title, date, location, capacity } = row as Partial<Record<keyof KeptEvent, unknown>>; // each is checked below
  if (typeof id !== 'string' || typeof title !== 'string' || typeof date !== 'string') return null;
  return {
    id,
    title,
    date,
    location: typeof location === 'string' ? location : null,
    capacity: typeof capacity === 'number' ? capacity : null,
    full,
  };
}
