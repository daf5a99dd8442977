/** How a release stands, and what keeps a thing of it from going out, in words. */
import { m } from '../../../messages/messages.js';
import type { Blocker, Release, ReleaseState } from '../model/release.ts';
import { townMoment } from './townMoment.ts';

export const releaseWords: Readonly<Record<ReleaseState, () => string>> = {
  open: m.content_release_open,
  planned: m.content_release_planned,
  out: m.content_release_out,
  dropped: m.content_release_dropped,
};

const blockers: Readonly<Record<Blocker, (said: { readonly said: string }) => string>> = {
  unknown: m.content_release_unknown,
  forked: m.content_forked,
  unapproved: m.content_release_unapproved,
  incomplete: m.content_release_incomplete,
  broken_link: m.content_broken_link,
  broken_ref: m.content_broken_ref,
  picture: m.content_bare_picture,
  figures: m.content_no_figures,
  together: m.content_figures_together,
  uncorrected: m.content_uncorrected,
  unexplained: m.content_unexplained,
};

export const blockerWords = (blocker: Blocker, said: string | null): string => blockers[blocker]({ said: said ?? '' });

/** When it goes out or went, or nothing yet. */
export function releaseTime({ goLiveAt }: Release, state: ReleaseState): string | null {
  if (goLiveAt === null) return null;
  if (state === 'planned') return m.content_goes_live({ when: townMoment(goLiveAt) });
  return state === 'out' ? m.content_release_went({ when: townMoment(goLiveAt) }) : null;
}
