/** A caller's batch, or what waits for a writer, with what was saved on this device on top of the server's answer. Brings Dexie. */
import { useMemo } from 'react';
import type { Read } from '../../../core/reads/read.ts';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { useForgetArrived } from '../../../hooks/useForgetArrived.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { CHECK_KEYS, checkKind, type Heard } from '../model/checkKind.ts';
import type { PastCheck } from './checkReads.ts';
import { CHECKS_TOPIC, type KeptCheck } from './saveCheck.ts';

export const UNSENT_CHECKS = unsentFacts(checkKind, CHECK_KEYS, (check, { createdAt }): KeptCheck => ({
  ...check,
  at: Date.parse(createdAt),
}));

export interface OwnCheck {
  readonly id: string;
  readonly heard: Heard;
  readonly note: string | null;
  readonly at: number;
  readonly delivery: Delivery;
}
export interface Checked<Row> {
  readonly row: Row;
  /** What was saved here, and the server's answer does not have yet. */
  readonly own: OwnCheck | null;
}

interface Known {
  readonly item_id: string;
  readonly checks: readonly PastCheck[];
}

export interface Checks<Row> {
  readonly read: CachedRead<Row>;
  /** null until anything is known. */
  readonly lines: readonly Checked<Row>[] | null;
  /** How many wait on this device. */
  readonly unsent: number;
}

const NOTHING: readonly KeptFact[] = [];

export function useChecks<Row extends Known>(of: Read<Row>, userId: string): Checks<Row> {
  const read = useStaffRead(of);
  const here = useKeptFacts(CHECKS_TOPIC, userId, UNSENT_CHECKS);
  const { rows } = read;
  const lines = useMemo(() => {
    if (rows === null || here === null) return null;
    const own = new Map<string, OwnCheck>();
    for (const { id, fact, state } of here.kept) {
      const { item, heard, note, at } = fact as KeptCheck; // saveCheck.ts wrote it
      own.set(item, { id, heard, note, at, delivery: deliveryOf(state) });
    }
    return rows.map((row) => {
      const mine = own.get(row.item_id) ?? null;
      return { row, own: mine !== null && row.checks.some(({ id }) => id === mine.id) ? null : mine };
    });
  }, [rows, here]);
  const kept = here?.kept ?? NOTHING;
  const known = rows?.flatMap(({ checks }) => checks.map(({ id }) => id)) ?? [];
  useForgetArrived({ topic: CHECKS_TOPIC, userId, kept, read, known });

  return { read, lines, unsent: kept.filter(({ state }) => state !== 'delivered').length };
}
