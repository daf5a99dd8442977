/** What this person saved on this device about what the campaign says, by item. Brings Dexie. */
import { useMemo } from 'react';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import type { FactsHere } from '../../../core/outbox/view.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import type { OwnWork } from '../model/fold.ts';
import { contentRevisionKind, type RevisionPayload } from '../model/revisionKind.ts';
import { contentStepKind, type StepPayload } from '../model/stepKind.ts';
import { CONTENT_TOPIC, type KeptWork } from './save.ts';

export const NO_WORK: OwnWork = { revisions: [], steps: [] };

/** Null until this device was asked: what was written here must not be missing for a moment. */
export function useOwnWork(userId: string): ReadonlyMap<string, OwnWork> | null {
  const here = useFactsAndItems(CONTENT_TOPIC, userId, 'content:');
  return useMemo(() => (here === null ? null : gathered(here)), [here]);
}

function gathered({ kept, waiting }: FactsHere): ReadonlyMap<string, OwnWork> {
  const known = new Set(kept.map(({ id }) => id));
  const all = [
    ...kept.map(({ id, fact, state }) => ({ id, state, work: fact as KeptWork })), // save.ts wrote it
    // What a sign-out erased here still waits in the outbox.
    ...waiting
      .filter(({ id }) => !known.has(id))
      .flatMap(({ id, kind, payload, createdAt, state }) => {
        const work = workOf(kind, payload, Date.parse(createdAt));
        return work === null ? [] : [{ id, state, work }];
      }),
  ].toSorted((a, b) => a.work.at - b.work.at);
  const items = new Map<string, OwnWork>();
  for (const { id, state, work } of all) {
    const delivery = deliveryOf(state);
    const before = items.get(work.payload.item) ?? NO_WORK;
    const next =
      work.what === 'revision'
        ? { ...before, revisions: [...before.revisions, { id, at: work.at, delivery, payload: work.payload }] }
        : { ...before, steps: [...before.steps, { id, at: work.at, delivery, payload: work.payload }] };
    items.set(work.payload.item, next);
  }
  return items;
}

/** What the outbox keeps under these kinds is what save.ts gave it. */
function workOf(kind: string, payload: unknown, at: number): KeptWork | null {
  if (payload === null) return null;
  if (kind === contentRevisionKind.kind) return { what: 'revision', at, payload: payload as RevisionPayload };
  return kind === contentStepKind.kind ? { what: 'step', at, payload: payload as StepPayload } : null;
}
