/** Which RSVPs this device has sent, by event: their ids alone, so that another one can say what it changes. */
import * as v from 'valibot';
import { readKept, writeKept } from '../../../adapters/browser/keptJson.ts';

const KEY = 'my-rsvps';
const AT_MOST = 50;
const id = v.pipe(v.string(), v.uuid());
const keptSchema = v.array(v.object({ id, event: v.string(), at: v.number() }));

/** The first RSVP of one person that was sent from here; changes name it. */
export interface OwnRsvp {
  readonly id: string;
  readonly event: string;
  /** Epoch ms of the last one sent, by this device's clock. */
  readonly at: number;
}

function read(): readonly OwnRsvp[] {
  const kept = v.safeParse(keptSchema, readKept(KEY));
  return kept.success ? kept.output : [];
}

/** Those for this event, the latest first. */
export function ownRsvps(event: string): readonly OwnRsvp[] {
  return read().filter((one) => one.event === event);
}

/** @param changes id of the first one, where this is a change of it. */
export function keepRsvp(id: string, event: string, changes: string | null, now = Date.now()): void {
  const first = changes ?? id;
  const others = read().filter((one) => one.id !== first);
  writeKept(KEY, [{ id: first, event, at: now }, ...others].slice(0, AT_MOST));
}
