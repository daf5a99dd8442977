/** One thing that the campaign says, with every wording it had and every step somebody took with it: what is newest, what is live. */
import type { Draft } from '../../../core/content/kind.ts';
import type { Delivery } from '../../../core/outbox/delivery.ts';

export const ACTIONS = [
  'submitted',
  'approved',
  'changes_requested',
  'scheduled',
  'published',
  'unscheduled',
  'unpublished',
  'restored',
  'verified',
  'still_right',
] as const;
export type Action = (typeof ACTIONS)[number];

export const STATES = [
  'in_review',
  'changes_requested',
  'approved',
  'draft',
  'scheduled',
  'live',
  'expired',
  'unpublished',
] as const;
export type State = (typeof STATES)[number];

interface Told {
  readonly id: string;
  readonly by: string | null;
  readonly byName: string | null;
  /** Epoch ms. */
  readonly at: number;
  readonly delivery: Delivery;
}

export interface Revision extends Told {
  readonly parent: string | null;
  /** The other one that it was made of, after a merge. */
  readonly merged: string | null;
  /** The earlier one that was brought back. */
  readonly restored: string | null;
  readonly body: Draft;
}

export interface Step extends Told {
  readonly revision: string;
  readonly action: Action;
  readonly note: string | null;
  readonly reviewer: string | null;
  readonly reviewerName: string | null;
  /** Epoch ms. */
  readonly goLiveAt: number | null;
  readonly expireAt: number | null;
  /** The name of what it goes out with. */
  readonly release: string | null;
  /** The texts that it is about, by their blocks. */
  readonly places?: readonly string[];
}

export interface Item {
  readonly id: string;
  readonly kind: string;
  readonly slug: string;
  /** Oldest first. */
  readonly revisions: readonly Revision[];
  readonly steps: readonly Step[];
}

/** From when to when a wording was live, as the server has it. */
export interface Version {
  readonly revision: string;
  readonly version: number;
  /** Epoch ms. */
  readonly since: number;
  readonly until: number | null;
}

/** Those that no other one was made of, newest first: more than one where two people wrote at once. */
export function headsOf({ revisions }: Pick<Item, 'revisions'>): readonly Revision[] {
  const known = revisions.filter(({ delivery }) => delivery !== 'refused');
  const used = new Set(known.flatMap(({ parent, merged }) => [parent, merged]));
  return known.filter(({ id }) => !used.has(id)).toReversed();
}

/** What is said of a wording without changing how it stands. */
const REMARKS: ReadonlySet<Action> = new Set(['verified', 'restored', 'still_right']);
const isTurn = ({ action, delivery }: Step) => delivery !== 'refused' && !REMARKS.has(action);

export const lastStep = ({ steps }: Pick<Item, 'steps'>, revision: string): Step | null =>
  steps.findLast((step) => step.revision === revision && isTurn(step)) ?? null;

/** What is published is public at once, also where the page's clock was read before the press, or the server's is ahead of this device's. */
const goesLiveAt = ({ action, goLiveAt, at }: Step, now: number): number =>
  action === 'published' ? Math.min(goLiveAt ?? at, now) : (goLiveAt ?? at);

/** @param now epoch ms */
export function stateOf(item: Pick<Item, 'steps'>, revision: string, now: number): State {
  const last = lastStep(item, revision);
  if (last === null) return 'draft';
  if (last.action === 'published' || last.action === 'scheduled') {
    if (goesLiveAt(last, now) > now) return 'scheduled';
    return last.expireAt !== null && last.expireAt <= now ? 'expired' : 'live';
  }
  if (last.action === 'submitted') return 'in_review';
  if (last.action === 'unscheduled') return isApproved(item, revision) ? 'approved' : 'draft';
  if (last.action === 'unpublished' || last.action === 'approved' || last.action === 'changes_requested') {
    return last.action;
  }
  return 'draft';
}

/** Whether the last word about this very wording was yes. */
export function isApproved({ steps }: Pick<Item, 'steps'>, revision: string): boolean {
  const words = steps.filter((step) => step.revision === revision && step.delivery !== 'refused');
  return words.findLast(({ action }) => action === 'approved' || action === 'changes_requested')?.action === 'approved';
}

export interface LivePeriod {
  readonly step: Step;
  readonly revision: string;
  /** Epoch ms. */
  readonly from: number;
}

/** Whether it calls off what was planned. Whoever asked for changes must not read that wording in public the next morning. */
const callsOff = (off: Step, plan: Step) =>
  off.action === 'unscheduled' ||
  off.action === 'unpublished' ||
  (off.action === 'changes_requested' && off.revision === plan.revision);

/** What visitors read at that moment; null for nothing. @param now epoch ms */
export function liveAt(item: Pick<Item, 'steps'>, now: number): LivePeriod | null {
  const last = lastPublicAt(item, now);
  const over = last?.step.expireAt ?? null;
  return over !== null && over <= now ? null : last;
}

/** What visitors read last, also where it has expired; null for nothing, and for what was taken down. @param now epoch ms */
export function lastPublicAt({ steps }: Pick<Item, 'steps'>, now: number): LivePeriod | null {
  let live: LivePeriod | null = null;
  const turns = steps.filter(isTurn);
  for (const [at, step] of turns.entries()) {
    const from = goesLiveAt(step, now);
    if (step.action === 'unpublished') live = null;
    if (step.action !== 'published' && step.action !== 'scheduled') continue;
    const later = turns.slice(at + 1);
    // Called off before it was to go out.
    if (step.action === 'scheduled' && later.some((off) => callsOff(off, step) && off.at < from)) continue;
    if (from <= now && (live === null || from >= live.from)) live = { step, revision: step.revision, from };
  }
  return live;
}

/** The newest wording that both were made of; null where there is none. */
export function commonBase({ revisions }: Pick<Item, 'revisions'>, one: string, other: string): Revision | null {
  const ancestors = (of: string) => {
    const found = new Set<string>();
    const left = [of];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const revision = revisions.find((known) => known.id === id);
      left.push(...[revision?.parent, revision?.merged].filter((next) => typeof next === 'string'));
    }
    return found;
  };
  const [mine, theirs] = [ancestors(one), ancestors(other)];
  return revisions.findLast(({ id }) => mine.has(id) && theirs.has(id)) ?? null;
}

export const revisionOf = ({ revisions }: Pick<Item, 'revisions'>, id: string | null): Revision | null =>
  revisions.find((revision) => revision.id === id) ?? null;

/** The wordings that led to one, each made of the one before it, the first first. */
export function lineTo(item: Pick<Item, 'revisions'>, id: string | null): readonly Revision[] {
  const line: Revision[] = [];
  for (let at = revisionOf(item, id); at !== null && !line.includes(at); at = revisionOf(item, at.parent))
    line.unshift(at);
  return line;
}

/** The texts of a wording that somebody found still right as they stand. */
export const stillRightIn = ({ steps }: Pick<Item, 'steps'>, revision: string): ReadonlySet<string> =>
  new Set(
    steps
      .filter((step) => step.revision === revision && step.action === 'still_right' && step.delivery !== 'refused')
      .flatMap(({ places = [] }) => places),
  );
