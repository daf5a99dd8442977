/** A reply of the studio as the desks of questions and of ideas are told of it: that it is written, and how it stands. */
import type { State } from './item.ts';
import { lineState, type Line } from './line.ts';

export interface BegunReply extends Pick<
  Line,
  'id' | 'head' | 'changedAt' | 'changedBy' | 'step' | 'reviewerName' | 'live' | 'nextAt'
> {
  /** As its field holds it. */
  readonly asked: string | null;
}

const OVER: ReadonlySet<State> = new Set(['expired', 'unpublished']);

/** Those to one thing that somebody still writes, or that everybody reads. @param now epoch ms */
export function begunTo(
  asked: string,
  replies: readonly BegunReply[],
  now: number,
): readonly (BegunReply & { readonly state: State })[] {
  return replies
    .filter((reply) => reply.asked === asked)
    .map((reply) => ({ ...reply, state: lineState(reply, now) }))
    .filter(({ state, live }) => live !== null || !OVER.has(state));
}
