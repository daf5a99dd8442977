/** The code of the room that somebody sits in, kept for the session on this device: scanned once, or typed once. */
import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onKept, readKept, writeKept } from '../../../adapters/browser/keptJson.ts';

const KEY = 'room-codes';
/** Evenings, the newest first: more than anybody comes to. */
const AT_MOST = 10;
const keptSchema = v.array(v.object({ session: v.string(), code: v.string() }));
type Kept = v.InferOutput<typeof keptSchema>;
const NONE: Kept = [];

let known: Kept | null = null;
const listeners = new Set<() => void>();

function read(): Kept {
  const kept = v.safeParse(keptSchema, readKept(KEY));
  return kept.success ? kept.output : NONE;
}
const now = (): Kept => (known ??= read());

function tell(kept: Kept | null): void {
  known = kept;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = onKept(KEY, () => tell(null));
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Where nothing can be stored it lasts as long as the page. */
export function keepRoomCode(session: string, code: string): void {
  const kept = [{ session, code }, ...now().filter((one) => one.session !== session)].slice(0, AT_MOST);
  writeKept(KEY, kept);
  tell(kept);
}

/** @param scanned what the address brought; '' for nothing. @returns '' where none is known, and while the page is printed. */
export function useRoomCode(session: string, scanned = ''): string {
  const kept = useSyncExternalStore(subscribe, now, () => NONE);
  useEffect(() => {
    if (scanned !== '') keepRoomCode(session, scanned);
  }, [session, scanned]);
  return kept.find((one) => one.session === session)?.code ?? scanned;
}
