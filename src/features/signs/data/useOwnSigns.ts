/** What this person saved about signs on this phone, by request, beside what the server's list says. Brings Dexie. */
import { useMemo } from 'react';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { deliveryOf, type Delivery } from '../../field/model/doors.ts';
import { signHead, type SignHead } from '../model/state.ts';
import { factsOf, type ShownFact, type StopRow } from './reads.ts';
import { SIGNS_TOPIC, type KeptSign } from './saveSign.ts';

/** Undefined: it came from elsewhere, and is on the server. */
export interface HereFact extends ShownFact {
  readonly delivery?: Delivery;
}

export interface SignHere<Row> {
  readonly row: Row;
  readonly facts: readonly HereFact[];
  readonly head: SignHead<HereFact>;
}

type Owned = ReadonlyMap<string, readonly HereFact[]>;

function byRequest(kept: readonly KeptFact[], me: string): Owned {
  const found = new Map<string, HereFact[]>();
  for (const { id, fact, state } of kept) {
    const { at, payload } = fact as KeptSign; // saveSign.ts wrote it
    const { request, action, supersedes, note } = payload;
    const one = { id, action, at, by: me, name: null, supersedes, note, photo: false, delivery: deliveryOf(state) };
    found.set(request, [...(found.get(request) ?? []), one]);
  }
  return found;
}

/** Null until this device was asked: a stop that was served must not pass for open. */
export function useOwnSigns<Row extends Omit<StopRow, 'position'>>(
  rows: readonly Row[] | null,
  me: string,
): readonly SignHere<Row>[] | null {
  const here = useFactsAndItems(SIGNS_TOPIC, me, 'sign:');
  return useMemo(() => {
    if (rows === null || here === null) return null;
    const waiting = here.waiting.flatMap((item): KeptFact[] =>
      item.kind !== 'sign-event' || here.kept.some(({ id }) => id === item.id)
        ? []
        : [
            {
              id: item.id,
              fact: { at: Date.parse(item.createdAt), payload: item.payload },
              state: item.state,
              sentAt: null,
              tries: item.attempts,
            },
          ],
    );
    const own = byRequest([...here.kept, ...waiting], me);
    return rows.map((row) => {
      const told = factsOf(row);
      const known = new Set(told.map(({ id }) => id));
      const facts = [...told, ...(own.get(row.request_id) ?? []).filter(({ id }) => !known.has(id))];
      return { row, facts, head: signHead(facts) };
    });
  }, [rows, here, me]);
}
