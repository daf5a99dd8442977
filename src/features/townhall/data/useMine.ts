/** The receipts of the questions that were asked on this device: who has one reads how it stands. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onKept, readKept, writeKept } from '../../../adapters/browser/keptJson.ts';

const KEY = 'my-questions';
/** As many as the server tells of at once. */
const AT_MOST = 50;
const NONE: readonly string[] = [];
const keptSchema = v.array(v.pipe(v.string(), v.uuid()));

let known: readonly string[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  const kept = v.safeParse(keptSchema, readKept(KEY));
  return kept.success ? kept.output : NONE;
}
const now = (): readonly string[] => (known ??= read());

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
export function keepReceipt(id: string): void {
  writeKept(KEY, [id, ...read().filter((one) => one !== id)].slice(0, AT_MOST));
  renew();
}

/** None while the page is printed and hydrated. */
export function useReceipts(): readonly string[] {
  return useSyncExternalStore(subscribe, now, () => NONE);
}
