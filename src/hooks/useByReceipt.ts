/** How what was sent from this device stands, asked by its receipt once it has arrived. */
import { useEffect, useState } from 'react';
import { receiptCode } from '../core/outbox/receipt.ts';
import type { ByReceipt } from './askByReceipt.ts';
import type { OutboxEntry } from './useOutbox.ts';

/** Null until it is known. @param ask the same one from drawing to drawing. */
export function useByReceipt<T>({ id, state }: OutboxEntry, ask: (receipt: string) => Promise<ByReceipt<T>>): T | null {
  const [mine, setMine] = useState<T | null>(null);
  const sent = state === 'delivered';
  useEffect(() => {
    if (!sent) return;
    let gone = false;
    void ask(receiptCode(id)).then((said) => {
      if (!gone && said !== 'unknown') setMine(said);
    });
    return () => {
      gone = true;
    };
  }, [id, sent, ask]);
  return mine;
}
