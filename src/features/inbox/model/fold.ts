/** What stands about a submission: the server's facts and on top of them what this phone saved. private.count_inbox says the same. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Action, Outcome, SubmissionKind } from './facts.ts';
import { weigh } from './ownership.ts';

/** Whoever hears nothing for longer is gone: private.answer_within_days() of the database. */
export const ANSWER_WITHIN_DAYS = 2;

export const WHATS = ['volunteer', 'yard_sign', 'call_back', 'idea', 'event', 'newsletter'] as const;
export type What = (typeof WHATS)[number];

/** Nobody who sent one of these waits for an answer. */
const ANSWERED_ALREADY: readonly What[] = ['newsletter', 'event'];

export interface Fact {
  readonly id: string;
  readonly action: Action;
  readonly by: string | null;
  readonly byName: string | null;
  readonly assignee: string | null;
  readonly assigneeName: string | null;
  readonly nextOn: string | null;
  readonly outcome: Outcome | null;
  readonly note: string | null;
  readonly tag: string | null;
  /** Epoch ms. */
  readonly at: number;
  /** False for a claim that was made without having seen the one that counts. */
  readonly counts: boolean;
}

/** A fact of this phone: saved, sent, or refused by the server, which then counts for nothing. */
export interface OwnFact extends Fact {
  readonly seen: string | null;
  readonly delivery: Delivery;
}

/** A line of the queue as the server tells it. */
export interface Line {
  readonly kind: SubmissionKind;
  readonly id: string;
  readonly what: What;
  readonly arrivedAt: number;
  readonly withdrawn: boolean;
  /** The day for which somebody asked to be called. */
  readonly askedFor: string | null;
  readonly owner: string | null;
  readonly ownerName: string | null;
  readonly head: string | null;
  /** In the order in which they arrived. */
  readonly facts: readonly Fact[];
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly interest: string | null;
  readonly availability: string | null;
  readonly notes: string | null;
  readonly headcount: number | null;
  readonly event: string | null;
  readonly language: string | null;
}

export type State = 'new' | 'claimed' | 'waiting' | 'overdue' | 'done' | 'spam';

/** The same line as it stands now, with what this phone saved. */
export interface Entry extends Line {
  readonly state: State;
  readonly stage: 'open' | 'done' | 'spam';
  readonly nextOn: string | null;
  /** Null: nobody waits. */
  readonly dueOn: string | null;
  readonly tags: readonly string[];
  /** Claims that do not count and that nobody has settled. */
  readonly rivals: readonly Fact[];
  /** What this phone saved and the server's answer does not hold yet. */
  readonly own: readonly OwnFact[];
}

const STAGES: readonly Action[] = ['closed', 'reopened', 'spam'];
const PLANS: readonly Action[] = ['contacted', 'snoozed', 'closed', 'reopened'];
export const isBid = ({ action }: Pick<Fact, 'action'>): boolean => action === 'claimed' || action === 'assigned';

const later = (a: Fact, b: Fact): Fact => (b.at > a.at || (b.at === a.at && b.id > a.id) ? b : a);
const latest = (facts: readonly Fact[]): Fact | null =>
  facts.reduce<Fact | null>((a, b) => (a ? later(a, b) : b), null);

/** @param day YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The calendar of the town: today, and the day (YYYY-MM-DD) of a moment (epoch ms). */
export interface Calendar {
  readonly today: string;
  readonly dayOf: (at: number) => string;
}

/** @param own in the order in which they were saved; those that the line holds already count once. */
export function fold(line: Line, own: readonly OwnFact[], { today, dayOf }: Calendar): Entry {
  const known = new Set(line.facts.map(({ id }) => id));
  const fresh = own.filter(({ id }) => !known.has(id));
  const held = fresh.filter(({ delivery }) => delivery !== 'refused');

  let now = { owner: line.owner, head: line.head };
  let ownerName = line.ownerName;
  const bids = line.facts.filter(isBid);
  const settled = bids.findLastIndex(({ id }) => id === line.head);
  let rivals = bids.slice(settled + 1).filter(({ counts }) => !counts);
  const weighed = held.map((fact): OwnFact => {
    if (!isBid(fact)) return fact;
    const to = fact.action === 'assigned' ? fact.assignee : fact.by;
    const { after, counts } = weigh(now, { id: fact.id, to, seen: fact.seen });
    if (after !== now) {
      ownerName = fact.action === 'assigned' ? fact.assigneeName : fact.byName;
      rivals = [];
    }
    now = after;
    const said = { ...fact, counts };
    if (!counts) rivals = [...rivals, said];
    return said;
  });

  const facts = [...line.facts, ...weighed];
  const last = latest(facts.filter(({ action }) => STAGES.includes(action)))?.action;
  const stage =
    last === 'spam'
      ? 'spam'
      : last === 'closed' || (last === undefined && line.withdrawn && now.owner === null)
        ? 'done'
        : 'open';
  const plan = latest(facts.filter(({ action }) => PLANS.includes(action)));
  const nextOn = plan ? plan.nextOn : line.askedFor;
  const touched = facts.filter(
    (fact) => fact.action === 'contacted' || fact.action === 'reopened' || (isBid(fact) && fact.counts),
  );
  const touchedAt = touched.reduce((most, { at }) => Math.max(most, at), line.arrivedAt);
  const dueOn =
    nextOn ?? (ANSWERED_ALREADY.includes(line.what) ? null : dayAfter(dayOf(touchedAt), ANSWER_WITHIN_DAYS));

  return {
    ...line,
    ...now,
    ownerName,
    facts,
    stage,
    nextOn,
    dueOn,
    tags: tagsOf(facts),
    rivals,
    own: [...weighed, ...fresh.filter(({ delivery }) => delivery === 'refused')],
    state: stateOf(stage, now.owner, nextOn, dueOn, today),
  };
}

const NONE: readonly OwnFact[] = [];

/**
 * `fold` for one day, done once for a line and what was saved about it: a screen that gets the very same entry again need not draw
 * its line again.
 */
export function createFolder(calendar: Calendar): (line: Line, own: readonly OwnFact[] | undefined) => Entry {
  const done = new WeakMap<Line, { readonly own: readonly OwnFact[]; readonly entry: Entry }>();
  return (line, own = NONE) => {
    const before = done.get(line);
    if (before?.own === own) return before.entry;
    const entry = fold(line, own, calendar);
    done.set(line, { own, entry });
    return entry;
  };
}

function stateOf(
  stage: Entry['stage'],
  owner: string | null,
  nextOn: string | null,
  dueOn: string | null,
  today: string,
): State {
  if (stage !== 'open') return stage;
  if (dueOn !== null && dueOn < today) return 'overdue';
  if (nextOn !== null && nextOn > today) return 'waiting';
  return owner === null ? 'new' : 'claimed';
}

function tagsOf(facts: readonly Fact[]): readonly string[] {
  const byTag = new Map<string, Fact>();
  for (const fact of facts) {
    if (fact.tag === null) continue;
    const before = byTag.get(fact.tag);
    byTag.set(fact.tag, before ? later(before, fact) : fact);
  }
  return [...byTag.values()].flatMap(({ action, tag }) => (action === 'tagged' && tag !== null ? [tag] : [])).sort();
}
