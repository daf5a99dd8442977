/** What this phone said about two givers and the server's lists may not have yet, and saying it. Brings Dexie. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { deliveryOf } from '../../../core/outbox/delivery.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import { VERDICTS, type Verdict } from '../../persons/model/link.ts';
import type { OwnLink } from '../../persons/model/person.ts';
import { GIVER_LINK_KEYS, giverLinkKind } from '../model/giverLink.ts';
import { GIVER_LINK_TOPIC, saveGiverLink, type KeptGiverLink } from './saveGiverLink.ts';

const payloadSchema = v.object({ a: v.string(), b: v.string(), verdict: v.picklist(VERDICTS) });

export interface OwnGiverLink extends OwnLink {
  /** Epoch ms; null until delivered. */
  readonly sentAt: number | null;
}

export interface GiverLinks {
  /** Null until this device was asked. */
  readonly own: readonly OwnGiverLink[] | null;
  readonly unsent: number;
  /** As this device keeps them beside the outbox. */
  readonly kept: readonly KeptFact[];
  readonly busy: boolean;
  /** Resolves with whether it is on this device. Never rejects. */
  readonly say: (one: Named, other: Named, verdict: Verdict) => Promise<boolean>;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export function useGiverLinks(): GiverLinks {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const here = useFactsAndItems(GIVER_LINK_TOPIC, me, GIVER_LINK_KEYS);
  const { busy, kept } = useSaving(m.money_not_saved, 'device');
  const known = useMemo(() => {
    if (here === null) return { own: null, unsent: 0, kept: [] };
    const facts = here.kept.map(({ id, fact, state, sentAt }): OwnGiverLink => {
      const { at, ...link } = fact as KeptGiverLink; // saveGiverLink.ts wrote it
      const sent = sentAt === null ? null : Date.parse(sentAt);
      return { id, ...link, at: new Date(at).toISOString(), by: null, delivery: deliveryOf(state), sentAt: sent };
    });
    // What waits from before a sign-out lies in the outbox alone; closed behind somebody, it cannot be read.
    const waiting = here.waiting.flatMap(({ id, kind, payload, state, createdAt }): OwnGiverLink[] => {
      const said = v.safeParse(payloadSchema, payload);
      if (kind !== giverLinkKind.kind || !said.success || facts.some((fact) => fact.id === id)) return [];
      return [{ id, ...said.output, at: createdAt, by: null, delivery: deliveryOf(state), sentAt: null }];
    });
    const own = [...facts, ...waiting];
    return {
      own,
      unsent: own.filter(({ delivery }) => delivery === 'saved').length,
      kept: here.kept,
    };
  }, [here]);
  return { ...known, busy, say: (one, other, verdict) => kept(() => saveGiverLink(me, one, other, verdict)) };
}
