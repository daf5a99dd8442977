/** What this person saved on this phone about what people sent, by line. Brings Dexie. */
import { useMemo } from 'react';
import { parseTimestamp } from '../../../core/session/time.ts';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import type { FactsHere } from '../../../core/outbox/view.ts';
import { askFactsAhead, useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { submissionActionKind } from '../model/facts.ts';
import type { OwnFact } from '../model/fold.ts';
import { keyOf } from '../model/looking.ts';
import type { KeptLine } from './reads.ts';
import { INBOX_TOPIC, type KeptAction } from './saveAction.ts';

export interface OwnAction extends OwnFact {
  /** When the server took it, epoch ms by this device; null until then. */
  readonly sentAt: number | null;
}

export interface OwnLine {
  /** In the order in which they were saved. */
  readonly facts: readonly OwnAction[];
  /** The line as it stood with the last of them; null where the sign-out in between erased it. */
  readonly line: KeptLine | null;
}
export type OwnActions = ReadonlyMap<string, OwnLine>;

interface Me {
  readonly userId: string;
  readonly fullName: string;
}

interface Saved {
  readonly fact: OwnAction;
  readonly key: string;
  readonly line: KeptLine | null;
}

const ENTITIES = 'inbox:';

/** For the page that a press leads to. */
export const keptActionsAhead = (userId: string): void => askFactsAhead(INBOX_TOPIC, userId, ENTITIES);

/** Null until this device was asked: somebody who was called must not pass for new. */
export function useOwnActions(me: Me): OwnActions | null {
  const here = useFactsAndItems(INBOX_TOPIC, me.userId, ENTITIES);
  const { userId, fullName } = me;
  return useMemo(
    () => (here === null ? null : gathered(savedIn(here, { userId, fullName }))),
    [here, userId, fullName],
  );
}

function savedIn({ kept, waiting }: FactsHere, me: Me): readonly Saved[] {
  const known = new Set(kept.map(({ id }) => id));
  // What a sign-out erased here still waits in the outbox.
  const left = waiting
    .filter(({ id, kind }) => kind === submissionActionKind.kind && !known.has(id))
    .map(({ id, createdAt, payload, state }) => {
      const fact: unknown = { at: Date.parse(createdAt), payload, line: null };
      return { id, fact, state, sentAt: null };
    });
  return [...kept, ...left].map(({ id, fact, state, sentAt }) => {
    const { at, payload, line } = fact as KeptAction; // saveAction.ts wrote it, and the outbox kept it
    const { action, assignee, assigneeName, nextOn, outcome, note, tag, seen } = payload;
    const said = { action, assignee, assigneeName, nextOn, outcome, note, tag, seen };
    const by = { by: me.userId, byName: me.fullName, counts: true };
    const how = { delivery: deliveryOf(state), sentAt: parseTimestamp(sentAt ?? '') };
    const key = keyOf({ kind: payload.kind, id: payload.submission });
    return { key, line, fact: { id, at, ...said, ...by, ...how } };
  });
}

function gathered(all: readonly Saved[]): OwnActions {
  const lines = new Map<string, OwnLine>();
  for (const { key, line, fact } of all.toSorted((a, b) => a.fact.at - b.fact.at || (a.fact.id < b.fact.id ? -1 : 1))) {
    const before = lines.get(key);
    lines.set(key, { facts: [...(before?.facts ?? []), fact], line: line ?? before?.line ?? null });
  }
  return lines;
}
