/** The plan as it is live: at once what the page or the device has, then the server's; what has expired is gone at once. */
import { useMemo } from 'react';
import { campaign } from '../../../campaign.ts';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { planOf, type Live, type Plan } from '../model/plan.ts';
import { commitmentsRead, updatesRead } from './reads.ts';

export interface PlanRead {
  /** null: it is not here, or there is none. */
  readonly plan: Plan | null;
  /** Whether the campaign has published no commitment, as far as is known here. */
  readonly isEmpty: boolean;
  /** Epoch ms of the server's answer. null while printing and hydrating: an age is written otherwise on each device. */
  readonly asOf: number | null;
  readonly trouble: ReadTrouble | null;
  readonly waiting: boolean;
}

interface Row<Body> {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly live_since: string;
  readonly expires_at: string | null;
  readonly verify_by: string | null;
  readonly body: Body;
}

export function usePlan(): PlanRead {
  const commitments = useRead(commitmentsRead);
  const updates = useRead(updatesRead);
  const now = useNowOnDevice();
  const live = stillShown(commitments.rows, now);
  const happened = stillShown(updates.rows, now);
  const plan = useMemo(
    () => (live.length === 0 ? null : planOf(live.map(asLive), happened.map(asLive), campaign)),
    [live, happened],
  );
  return {
    plan,
    isEmpty: commitments.rows !== null && plan === null,
    asOf: now === null ? null : commitments.asOf,
    trouble: now === null ? null : (commitments.trouble ?? updates.trouble),
    waiting: commitments.state === 'loading',
  };
}

const NONE: readonly never[] = [];

/** The same list as long as nothing in it has expired: the plan is put together anew only when it must be. */
function stillShown<Body>(rows: readonly Row<Body>[] | null, now: number | null): readonly Row<Body>[] {
  if (rows === null) return NONE;
  const isShown = ({ expires_at: end }: Row<Body>) => now === null || end === null || Date.parse(end) > now;
  return rows.every(isShown) ? rows : rows.filter(isShown);
}

function asLive<Body>({ id, slug, version, live_since: liveSince, verify_by: verifyBy, body }: Row<Body>): Live<Body> {
  return { id, slug, version, liveSince, verifyBy, body };
}
