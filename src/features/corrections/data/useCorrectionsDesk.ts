/** What waits for a verdict, with what was judged on this device on top of the server's answer. Brings Dexie. */
import { useMemo } from 'react';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useForgetArrived } from '../../../hooks/useForgetArrived.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { VERDICT_KEYS, verdictKind, type Verdict, type VerdictPayload } from '../model/verdictKind.ts';
import { correctionsDeskRead, type CorrectionLine } from './deskRead.ts';
import { VERDICTS_TOPIC } from './saveVerdict.ts';

export const UNSENT_VERDICTS = unsentFacts(verdictKind, VERDICT_KEYS);

export interface OwnVerdict {
  readonly verdict: Verdict;
  readonly delivery: Delivery;
}

export interface CorrectionsDesk {
  readonly read: CachedRead<CorrectionLine>;
  /** null until anything is known. */
  readonly lines: readonly { readonly row: CorrectionLine; readonly own: OwnVerdict | null }[] | null;
}

const NOTHING: readonly KeptFact[] = [];

export function useCorrectionsDesk(userId: string): CorrectionsDesk {
  const read = useStaffRead(correctionsDeskRead);
  const here = useKeptFacts(VERDICTS_TOPIC, userId, UNSENT_VERDICTS);
  const { rows } = read;
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
  const known = rows?.flatMap(({ acts }) => acts.map(({ id }) => id)) ?? [];
  useForgetArrived({ topic: VERDICTS_TOPIC, userId, kept: here?.kept ?? NOTHING, read, known });
  return { read, lines };
}
