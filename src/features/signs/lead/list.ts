/** The leaders' list: what needs somebody first, and what may go on a route of which kind. */
import type { LookName } from '../../../ui/map/dotStyles.ts';
import type { SignRow } from '../data/reads.ts';
import type { SignHere } from '../data/useOwnSigns.ts';
import { stands, type SignState } from '../model/state.ts';
import type { RouteKind } from '../model/steps.ts';

export type Listed = SignHere<SignRow>;

const RANK: Readonly<Record<SignState, number>> = {
  new: 2,
  approved: 3,
  damaged: 1,
  standing: 4,
  declined: 5,
  removed: 5,
  not_found: 5,
};

/** A conflict first, then what nobody could go to, then what waits; the oldest first. */
function urgency({ row, head }: Listed): number {
  if (head.conflict) return -1;
  return row.place === null && RANK[head.state] < 4 ? 0 : RANK[head.state];
}

export const byUrgency = (signs: readonly Listed[]): Listed[] =>
  signs.toSorted((a, b) => urgency(a) - urgency(b) || (a.row.asked_at < b.row.asked_at ? -1 : 1));

/** Which route it could be put on; null for none, or because it is on one. */
export function mayGo({ row, head }: Listed): RouteKind | null {
  if (row.route_id !== null) return null;
  if (stands(head.state)) return 'removal';
  return head.state === 'approved' ? 'delivery' : null;
}

export function lookOf(state: SignState): LookName {
  if (state === 'new') return 'next';
  if (state === 'approved') return 'open';
  return stands(state) ? 'group1' : 'done';
}
