/** When somebody last made sure that a commitment still holds as it stands, and by when somebody does so again. */
import { useNowOnDevice } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { commitmentContent } from '../model/commitmentContent.ts';
import type { Commitment } from '../model/plan.ts';
import { sinceWords } from '../parts/written.ts';

const DAY_MS = 86_400_000;

export function LookedAt({ of: { verifyBy } }: { readonly of: Commitment }) {
  const now = useNowOnDevice();
  const by = verifyBy ? Date.parse(verifyBy) : null;
  // What the build knows nothing of is not drawn with the printed page either.
  if (by === null || now === null) return null;
  const dayOf = (at: number) => sinceWords(new Date(at).toISOString());
  const days = { last: dayOf(by - (commitmentContent.verifyDays ?? 0) * DAY_MS), next: dayOf(by) };
  return <p>{by < now ? m.plan_looked_late(days) : m.plan_looked_at(days)}</p>;
}
