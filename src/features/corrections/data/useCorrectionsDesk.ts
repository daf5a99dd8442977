/** What waits for a verdict, with what was judged on this device on top of the server's answer. Brings Dexie. */
import { useEffect, useMemo } from 'react';
import { forgetFacts } from '../../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import type { Verdict, VerdictPayload } from '../model/verdictKind.ts';
import { correctionsDeskRead, type CorrectionLine } from './deskRead.ts';
import { VERDICTS_TOPIC } from './saveVerdict.ts';

export interface OwnVerdict {
  readonly verdict: Verdict;
  readonly delivery: Delivery;
}

export interface CorrectionsDesk {
  readonly read: CachedRead<CorrectionLine>;
  /** null until anything is known. */
  readonly lines: readonly { readonly row: CorrectionLine; readonly own: OwnVerdict | null }[] | null;
}

/** After so long an answer of the server is surely from after a verdict that had arrived. */
const MINUTE_MS = 60_000;

export function useCorrectionsDesk(userId: string): CorrectionsDesk {
  const read = useStaffRead(correctionsDeskRead);
  const here = useKeptFacts(VERDICTS_TOPIC, userId);
  const { rows, refresh, asOf } = read;
  const lines = useMemo(() => {
    if (rows === null || here === null) return null;
    const own = new Map<string, OwnVerdict & { readonly id: string }>();
    for (const { id, fact, state } of here.kept) {
      const { correction, verdict } = fact as VerdictPayload; // saveVerdict.ts wrote it
      own.set(correction, { id, verdict, delivery: deliveryOf(state) });
    }
    return rows.map((row) => {
      const mine = own.get(row.id) ?? null;
      return { row, own: mine !== null && row.acts.some(({ id }) => id === mine.id) ? null : mine };
    });
  }, [rows, here]);
  const sent = here?.kept.filter(({ state }) => state === 'delivered') ?? [];
  const newest = sent.reduce((latest, { sentAt }) => Math.max(latest, sentAt === null ? 0 : Date.parse(sentAt)), 0);
  // What has arrived is asked for, and then the server's answer has it.
  useEffect(() => {
    if (asOf !== null && newest >= asOf) void refresh();
  }, [newest, asOf, refresh]);
  const over = sent
    .filter(({ sentAt }) => asOf !== null && sentAt !== null && Date.parse(sentAt) + MINUTE_MS < asOf)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (over !== '') void forgetFacts(pageDb(), VERDICTS_TOPIC, userId, over.split(',')).catch(() => undefined);
  }, [over, userId]);
  return { read, lines };
}
