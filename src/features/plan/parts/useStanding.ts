/** How commitments stand today; while printing and hydrating no day is known, and nothing is overdue. */
import { campaign } from '../../../campaign.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import type { Commitment } from '../model/plan.ts';
import { standingOf, type Standing } from '../model/rating.ts';

export function useStanding(): (of: Commitment) => Standing {
  const now = useNowOnDevice();
  const today = now === null ? null : townDay(now);
  return ({ rated, body }) => standingOf(rated?.body ?? null, body.due_on, today, campaign.term.firstDay);
}
