/** What is being written, and on which wording: also while an earlier state of it is being saved. */
import type { Draft } from '../../../core/content/kind.ts';

export interface Begun {
  /** The wording it is written on; null for the first. */
  readonly parent: string | null;
  readonly body: Draft;
}

export interface SavedBody {
  /** The new wording's id. */
  readonly revision: string;
  /** What stood in the boxes when somebody pressed "Save". */
  readonly taken: Draft;
}

/** What is left to be saved: somebody may have gone on typing while the disk was busy. @returns null for nothing */
export const leftAfter = (now: Begun, { revision, taken }: SavedBody): Begun | null =>
  now.body === taken ? null : { parent: revision, body: now.body };
