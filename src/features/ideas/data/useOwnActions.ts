/** What this person decided on this device, by idea. Brings Dexie. */
import { useMemo } from 'react';
import { parseTimestamp } from '../../../core/session/time.ts';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { ideaActionKind } from '../model/actionKind.ts';
import type { DeskLine, OwnFact } from '../model/desk.ts';
import { IDEAS_TOPIC, type KeptAction } from './saveAction.ts';

export interface OwnAction extends OwnFact {
  /** When the server took it, epoch ms by this device; null until then. */
  readonly sentAt: number | null;
}
export interface OwnLine {
  /** In the order in which they were saved. */
  readonly facts: readonly OwnAction[];
  /** The line as it stood with the last of them; null where a sign-out in between erased it. */
  readonly line: DeskLine | null;
}
export type OwnActions = ReadonlyMap<string, OwnLine>;

export interface Me {
  readonly userId: string;
  readonly fullName: string;
}

/** Null until this device was asked: an idea that was declined must not pass for new. */
export function useOwnActions({ userId, fullName }: Me): OwnActions | null {
  const here = useFactsAndItems(IDEAS_TOPIC, userId, 'idea:');
  return useMemo(() => {
    if (here === null) return null;
    const known = new Set(here.kept.map(({ id }) => id));
    // What a sign-out erased here still waits in the outbox.
    const left = here.waiting
      .filter(({ id, kind }) => kind === ideaActionKind.kind && !known.has(id))
      .map(({ id, createdAt, payload, state }) => {
        const fact: unknown = { at: Date.parse(createdAt), payload, line: null };
        return { id, fact, state, sentAt: null };
      });
    const all = [...here.kept, ...left].map(({ id, fact, state, sentAt }) => {
      const { at, payload, line } = fact as KeptAction; // saveAction.ts wrote it, and the outbox kept it
      const { idea, ...said } = payload;
      const by = { by: userId, byName: fullName, counts: true };
      const how = { delivery: deliveryOf(state), sentAt: parseTimestamp(sentAt ?? '') };
      return { idea, line, fact: { id, at, ...said, ...by, ...how } satisfies OwnAction };
    });
    const lines = new Map<string, OwnLine>();
    for (const { idea, line, fact } of all.toSorted(
      (a, b) => a.fact.at - b.fact.at || (a.fact.id < b.fact.id ? -1 : 1),
    )) {
      const before = lines.get(idea);
      lines.set(idea, { facts: [...(before?.facts ?? []), fact], line: line ?? before?.line ?? null });
    }
    return lines;
  }, [here, userId, fullName]);
}
