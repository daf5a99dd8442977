/** Who may take which step with a wording. The database decides; the buttons say the same. */
import { headsOf, isApproved, lastStep, liveAt, stateOf, type Action, type Item, type Revision } from './item.ts';

export interface Who {
  readonly userId: string;
  /** Writes, reviews and publishes; others of the staff who read may ask for changes. */
  readonly publishes: boolean;
}

/** Whoever wrote something of it since somebody else approved it last. */
export function writersOf(item: Pick<Item, 'revisions' | 'steps'>, head: Revision): ReadonlySet<string> {
  const writers = new Set<string>();
  const left: (string | null)[] = [head.id];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const revision = item.revisions.find((one) => one.id === id);
    if (!revision || (id !== head.id && isApproved(item, revision.id))) continue;
    if (revision.by !== null) writers.add(revision.by);
    left.push(revision.parent, revision.merged);
  }
  return writers;
}

/** The steps on offer, the likeliest first. @param now epoch ms */
export function offered(item: Item, eyes: 1 | 2, who: Who, now: number): readonly Action[] {
  const [head, rival] = headsOf(item);
  if (!head || rival) return [];
  const state = stateOf(item, head.id, now);
  if (!who.publishes) return state === 'in_review' ? ['changes_requested'] : [];
  const wrote = writersOf(item, head).has(who.userId);
  const ready = eyes === 1 || state === 'approved' || isApproved(item, head.id);
  const steps: Action[] = [];
  if (state === 'in_review') steps.push(...(wrote ? [] : ['approved' as const]), 'changes_requested');
  if (ready && !['live', 'scheduled'].includes(state)) steps.push('published', 'scheduled');
  if (['draft', 'changes_requested'].includes(state)) steps.push('submitted');
  if (state === 'live') steps.push('verified');
  if (state === 'scheduled') steps.push('unscheduled');
  if (liveAt(item, now)?.revision !== undefined) steps.push('unpublished');
  return steps;
}

/** Whether it waits for this person: to look at it, or to change what somebody asked them to. */
export function waitsFor(item: Item, who: Who, now: number): boolean {
  const [head] = headsOf(item);
  if (!head) return false;
  const state = stateOf(item, head.id, now);
  if (state === 'changes_requested') return head.by === who.userId;
  const last = lastStep(item, head.id);
  return (
    state === 'in_review' &&
    (last?.reviewer === who.userId || (last?.reviewer === null && last.by !== who.userId && who.publishes))
  );
}

/** Whom a review may be sent to: of two eyes no co-author, since none of them may approve it. */
export function reviewersFor<Person extends { readonly user_id: string }>(
  people: readonly Person[],
  eyes: 1 | 2,
  writers: ReadonlySet<string>,
): { readonly others: readonly Person[]; readonly coauthors: readonly Person[] } {
  const isCoauthor = ({ user_id: id }: Person) => eyes === 2 && writers.has(id);
  return { others: people.filter((one) => !isCoauthor(one)), coauthors: people.filter(isCoauthor) };
}
