/** One line of the list of everything that is written, and how it stands. */
import type { Locale } from '../../../core/locale.ts';
import type { Action, State } from './item.ts';

export interface Line {
  readonly id: string;
  readonly kind: string;
  readonly slug: string;
  /** The value of the field that names it: a text, one in each language, or something else. */
  readonly title: unknown;
  readonly head: string;
  /** Epoch ms. */
  readonly changedAt: number;
  readonly changedBy: string | null;
  /** Two people wrote at once. */
  readonly forked: boolean;
  /** Languages in which something is missing. */
  readonly lacks: readonly Locale[];
  /** The last thing done about the newest wording. */
  readonly step: Action | null;
  readonly note: string | null;
  readonly reviewer: string | null;
  readonly reviewerName: string | null;
  /** The wording that visitors read; null for none. */
  readonly live: string | null;
  readonly version: number | null;
  readonly liveUntil: number | null;
  readonly nextAt: number | null;
  readonly verifyBy: number | null;
  /** Written on this device, and not sent. */
  readonly saved: boolean;
}

/** How the newest wording stands. @param now epoch ms */
export function lineState(
  { step, live, head, nextAt }: Pick<Line, 'step' | 'live' | 'head' | 'nextAt'>,
  now: number,
): State {
  if (step === 'published' || step === 'scheduled') {
    if (live === head) return 'live';
    return nextAt !== null && nextAt > now ? 'scheduled' : 'expired';
  }
  if (step === 'submitted') return 'in_review';
  if (step === 'approved' || step === 'changes_requested' || step === 'unpublished') return step;
  return 'draft';
}

/** Whether somebody should look at it: two wordings, changes asked for, a review, an overdue check. */
export function isPressing(line: Line, now: number): boolean {
  const state = lineState(line, now);
  return line.forked || state === 'in_review' || state === 'changes_requested' || isDue(line, now);
}

export const isDue = ({ verifyBy, live }: Line, now: number): boolean =>
  live !== null && verifyBy !== null && verifyBy <= now;
