/** Much support at once, for questions or ideas, that waits for a look of whoever publishes: letting it count, or dropping it. */
import * as v from 'valibot';
import { callPath } from '../backend/paths.ts';
import { defineRead } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';
import { useChange } from './useChange.ts';
import { useStaffRead } from './useStaff.ts';
import type { SupportedKind } from './useSupports.ts';

const burstSchema = v.object({
  id: v.string(),
  kind: v.picklist(['question', 'idea']),
  item_id: v.string(),
  reason: v.picklist(['address', 'rush']),
  supports: v.number(),
});
export type Burst = v.InferOutput<typeof burstSchema>;

export const burstsRead = defineRead<Burst>({
  key: 'support-bursts',
  maxAgeMs: 0,
  path: () => callPath('support_bursts'),
  parse: (rows) => readableRows(rows, (row) => v.parse(burstSchema, row)),
});

export interface Bursts {
  readonly waiting: readonly Burst[];
  readonly busy: boolean;
  /** What went wrong with the last look, in words. */
  readonly problem: string | null;
  readonly settle: (burst: Burst, counts: boolean) => void;
}

/** @param onSettled asks again for what was counted. */
export function useBursts(of: SupportedKind, onSettled: () => Promise<unknown>): Bursts {
  const read = useStaffRead(burstsRead);
  const change = useChange(read.refresh, onSettled);
  return {
    waiting: (read.rows ?? []).filter(({ kind }) => kind === of),
    busy: change.busy,
    problem: change.problem,
    settle: ({ id }, counts) => void change.run((api) => api.rpc('settle_support_burst', { burst: id, counts })),
  };
}
