/** The receipts of the questions that were asked on this device, and where: who has one reads how it stands. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onKept, readKept, writeKept } from '../../../adapters/browser/keptJson.ts';

const KEY = 'my-questions';
/** As many as the server tells of at once. */
const AT_MOST = 50;
const NONE: readonly Receipt[] = [];
const id = v.pipe(v.string(), v.uuid());
// A receipt alone is what was kept before anybody asked for one session's.
const keptSchema = v.array(
  v.union([
    v.object({ id, session: v.string() }),
    v.pipe(
      id,
      v.transform((id) => ({ id, session: null })),
    ),
  ]),
);

export interface Receipt {
  readonly id: string;
  /** null: not known. */
  readonly session: string | null;
}

let known: readonly Receipt[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly Receipt[] {
  const kept = v.safeParse(keptSchema, readKept(KEY));
  return kept.success ? kept.output : NONE;
}
const now = (): readonly Receipt[] => (known ??= read());

function renew(): void {
  known = null;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  const end = onKept(KEY, renew);
  return () => {
    listeners.delete(tell);
    end();
  };
}

/** The newest first. */
export function keepReceipt(id: string, session: string): void {
  const others = read().filter((one) => one.id !== id);
  // As it was kept: one of which the session is not known stays a receipt alone.
  const kept = others.map((one) => (one.session === null ? one.id : one));
  writeKept(KEY, [{ id, session }, ...kept].slice(0, AT_MOST));
  renew();
}

/** None while the page is printed and hydrated. */
export function useReceipts(): readonly Receipt[] {
  return useSyncExternalStore(subscribe, now, () => NONE);
}
