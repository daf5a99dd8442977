/** The wordings that somebody kept on this device, in every tab alike. */
import { useSyncExternalStore } from 'react';
import { onKept, readKept, writeKept } from '../../../adapters/browser/keptJson.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import type { Live } from '../model/plan.ts';
import { parseReceipts, withReceipt, type Receipt } from '../model/receipt.ts';

const KEY = 'plan-receipts';
const NONE: readonly Receipt[] = [];

let known: readonly Receipt[] | null = null;
const listeners = new Set<() => void>();

const now = (): readonly Receipt[] => (known ??= parseReceipts(readKept(KEY)));

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

/** @returns whether it is on this device. */
function keep(shown: Live<CommitmentBody>): boolean {
  // Read again: another tab may have kept one that this one has not heard of.
  const done = writeKept(KEY, withReceipt(parseReceipts(readKept(KEY)), shown, Date.now()));
  renew();
  return done;
}

export interface Receipts {
  readonly receipts: readonly Receipt[];
  readonly keep: (shown: Live<CommitmentBody>) => boolean;
}

/** None while the page is printed and hydrated. */
export function useReceipts(): Receipts {
  return { receipts: useSyncExternalStore(subscribe, now, () => NONE), keep };
}
