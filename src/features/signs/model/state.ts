/**
 * How a sign stands, by its facts and in whatever order they arrive: the first one is kept, and what a second crew says against it is
 * a conflict and changes nothing. private.count_sign_head() says the same in the database; tests/db/stories/signStates.ts holds both together.
 */

export const SIGN_ACTIONS = [
  'approved',
  'placed',
  'delivered',
  'not_home',
  'declined',
  'damaged',
  'replaced',
  'removed',
  'not_found',
  'undone',
] as const;
export type SignAction = (typeof SIGN_ACTIONS)[number];

export const SIGN_STATES = ['new', 'approved', 'declined', 'standing', 'damaged', 'removed', 'not_found'] as const;
export type SignState = (typeof SIGN_STATES)[number];

export interface SignFact {
  readonly id: string;
  readonly action: SignAction;
  /** Epoch ms. */
  readonly at: number;
  /** Null when the account is gone. */
  readonly by: string | null;
  /** Of undone: the fact that counts no more. */
  readonly supersedes: string | null;
}

export interface SignHead<Fact extends SignFact = SignFact> {
  readonly state: SignState;
  /** The fact that brought this state; null while nothing was decided. */
  readonly deed: Fact | null;
  /** How often nobody was home since it was approved. */
  readonly tries: number;
  /** Two people said things of it that cannot both be so. */
  readonly conflict: boolean;
}

const NEXT: Readonly<Partial<Record<SignAction, SignState>>> = {
  approved: 'approved',
  declined: 'declined',
  delivered: 'standing',
  replaced: 'standing',
  damaged: 'damaged',
  removed: 'removed',
  not_found: 'not_found',
};

/** Whether there is a sign in the yard. */
export const stands = (state: SignState): boolean => state === 'standing' || state === 'damaged';
const waits = (state: SignState): boolean => state === 'new' || state === 'approved';
const gone = (state: SignState): boolean => state === 'removed' || state === 'not_found';

function counts(action: SignAction, state: SignState, same: boolean): boolean {
  switch (action) {
    case 'approved':
      return state === 'new' || state === 'declined' || gone(state);
    case 'declined':
      return waits(state) || (stands(state) && same);
    case 'delivered':
      return waits(state) || gone(state) || (state === 'declined' && same);
    case 'replaced':
      return state !== 'declined';
    case 'damaged':
      return state === 'standing';
    case 'removed':
    case 'not_found':
      return stands(state);
    default:
      return false;
  }
}

function contradicts(action: SignAction, state: SignState): boolean {
  if (action === 'delivered') return stands(state) || state === 'declined';
  return (action === 'declined' && stands(state)) || (action === 'replaced' && state === 'declined');
}

/** Those that count, as they happened. */
export function countedFacts<Fact extends SignFact>(facts: readonly Fact[]): Fact[] {
  const undone = new Set(facts.map(({ supersedes }) => supersedes));
  return facts
    .filter(({ id, action }) => action !== 'undone' && !undone.has(id))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

const NOTHING: SignHead<never> = { state: 'new', deed: null, tries: 0, conflict: false };

function step<Fact extends SignFact>(head: SignHead<Fact>, fact: Fact): SignHead<Fact> {
  const { state, deed } = head;
  if (fact.action === 'not_home') return { ...head, tries: head.tries + (waits(state) ? 1 : 0) };
  const next = NEXT[fact.action];
  if (next === undefined) return head;
  const same = deed !== null && deed.by === fact.by;
  if (!counts(fact.action, state, same)) {
    return { ...head, conflict: head.conflict || (!same && contradicts(fact.action, state)) };
  }
  const afresh = fact.action === 'approved' ? { tries: 0, conflict: false } : {};
  return { ...head, ...afresh, state: next, deed: fact };
}

export function signHead<Fact extends SignFact>(facts: readonly Fact[]): SignHead<Fact> {
  return countedFacts(facts).reduce<SignHead<Fact>>(step, NOTHING);
}
