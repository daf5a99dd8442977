/** Where an idea stands for whoever moderates: the server's line and on top of it what this device saved. private.weigh_idea_action says the same. */
import type { StudioReply } from '../../../backend/studioReply.ts';
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Action, ActionPayload } from './actionKind.ts';
import type { Status } from './idea.ts';

export const MODERATIONS = ['pending', 'published', 'declined', 'hidden'] as const;
export type Moderation = (typeof MODERATIONS)[number];

export const VIEWS = ['waiting', 'open', 'answered', 'merged', 'off'] as const;
export type View = (typeof VIEWS)[number];

export interface DeskFact extends Omit<ActionPayload, 'idea' | 'seen'> {
  readonly id: string;
  readonly by: string | null;
  readonly byName: string | null;
  /** Epoch ms. */
  readonly at: number;
  /** False for what was decided without having seen what counted. */
  readonly counts: boolean;
}

/** A decision of this device. */
export interface OwnFact extends DeskFact {
  readonly seen: string | null;
  readonly delivery: Delivery;
}

export interface DeskLine {
  readonly id: string;
  /** Epoch ms. */
  readonly arrivedAt: number;
  /** null: nobody has asked. */
  readonly mayShare: boolean | null;
  readonly moderation: Moderation;
  /** What its sender wrote; null where the form is gone. */
  readonly said: string | null;
  readonly language: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly en: string | null;
  readonly es: string | null;
  readonly asWritten: boolean;
  readonly topic: string | null;
  readonly ward: number | null;
  readonly status: Status;
  readonly responseEn: string | null;
  readonly responseEs: string | null;
  readonly respondedOn: string | null;
  /** The reply of the studio that everybody reads as the response now; null for none. */
  readonly reply: StudioReply | null;
  readonly into: string | null;
  readonly head: string | null;
  readonly contested: boolean;
  /** Typed in by staff. */
  readonly fromPaper: boolean;
  /** Its sender asks to look again, and nobody has decided since. */
  readonly appealed: boolean;
  readonly appeals: readonly { readonly words: string }[];
  /** By devices; of those with a confirmed address; and held back for a look. null: never on the wall. */
  readonly supports: { readonly counted: number; readonly confirmed: number; readonly held: number } | null;
  /** In the order in which they arrived. */
  readonly facts: readonly DeskFact[];
  /** Its arrival as the server wrote it: where the next page begins. */
  readonly place: string;
}

export interface Entry extends DeskLine {
  readonly view: View;
  /** Decisions that are not done, because somebody had decided before, and that nobody has settled. */
  readonly rivals: readonly DeskFact[];
  /** What had been decided before someone hid it without having seen that; null where nothing is to be settled. */
  readonly overruled: DeskFact | null;
  /** What this device saved and the server's line does not hold yet. */
  readonly own: readonly OwnFact[];
}

const MODERATES: Readonly<Partial<Record<Action, Moderation>>> = {
  published: 'published',
  declined: 'declined',
  hidden: 'hidden',
};

/** Two who decided the same do not disagree. */
function agrees(line: DeskLine, fact: OwnFact): boolean {
  switch (fact.action) {
    case 'published':
      return (
        line.moderation === 'published' &&
        line.en === fact.en &&
        line.es === fact.es &&
        line.topic === fact.topic &&
        line.ward === fact.ward
      );
    case 'declined':
      return line.moderation === 'declined';
    case 'responded':
      return line.status === fact.status && line.responseEn === fact.responseEn && line.responseEs === fact.responseEs;
    case 'merged':
      return line.into === fact.into;
    case 'split':
      return line.into === null;
    case 'asked':
      return line.mayShare === fact.agreed;
    case 'hidden':
      return line.moderation === 'hidden';
    case 'note':
      return true;
  }
}

/** As the database does it: nothing but hiding is done by whoever has not seen what counted last. */
function apply(line: DeskLine, fact: OwnFact): { readonly line: DeskLine; readonly counts: boolean } {
  const kept = { ...line, facts: [...line.facts, fact] };
  if (fact.action === 'note') return { line: kept, counts: true };
  if (fact.action !== 'hidden' && fact.seen !== line.head) {
    const late = { ...fact, counts: false };
    const contested = line.contested || !agrees(line, fact);
    return { line: { ...line, contested, facts: [...line.facts, late] }, counts: false };
  }
  const done: DeskLine = {
    ...kept,
    head: fact.id,
    contested: fact.seen !== line.head && (line.contested || line.moderation !== 'hidden'),
    appealed: line.appealed && fact.action === 'asked',
    moderation: MODERATES[fact.action] ?? line.moderation,
    ...(fact.action === 'published'
      ? { en: fact.en, es: fact.es, asWritten: fact.asWritten === true, topic: fact.topic, ward: fact.ward }
      : {}),
    ...(fact.action === 'responded'
      ? { status: fact.status ?? line.status, responseEn: fact.responseEn, responseEs: fact.responseEs }
      : {}),
    // The later words count.
    ...(fact.responseEn === null && fact.responseEs === null ? {} : { reply: null }),
    ...(fact.action === 'merged' ? { into: fact.into } : {}),
    ...(fact.action === 'split' ? { into: null } : {}),
    ...(fact.action === 'asked' ? { mayShare: fact.agreed } : {}),
  };
  return { line: done, counts: true };
}

/** What counts and was decided after a decision that somebody had seen; null: they had seen none. Empty where nobody here knows. */
export function decidedSince(
  { facts, head }: Pick<DeskLine, 'facts' | 'head'>,
  seen: string | null,
): readonly DeskFact[] {
  const counting = facts.filter(({ counts, action }) => counts && action !== 'note');
  const known = counting.findIndex(({ id }) => id === seen);
  return seen === null || known >= 0 ? counting.slice(known + 1) : counting.filter(({ id }) => id === head);
}

export function viewOf(line: Pick<DeskLine, 'moderation' | 'contested' | 'appealed' | 'into' | 'status'>): View {
  if (line.moderation === 'pending' || line.contested || line.appealed) return 'waiting';
  if (line.moderation !== 'published') return 'off';
  if (line.into !== null) return 'merged';
  return line.status === 'open' || line.status === 'under_review' ? 'open' : 'answered';
}

/** @param own in the order in which they were saved; those that the line holds already count once. */
export function fold(line: DeskLine, own: readonly OwnFact[]): Entry {
  const known = new Set(line.facts.map(({ id }) => id));
  const fresh = own.filter(({ id }) => !known.has(id));
  let now = line;
  for (const fact of fresh) if (fact.delivery !== 'refused') now = apply(now, fact).line;
  const head = now.facts.findLastIndex(({ id }) => id === now.head);
  const rivals = now.contested ? now.facts.slice(head + 1).filter(({ counts }) => !counts) : [];
  const hid = now.contested && now.facts[head]?.action === 'hidden';
  const overruled = hid
    ? (now.facts.slice(0, head).findLast(({ counts, action }) => counts && action !== 'note') ?? null)
    : null;
  return { ...now, view: viewOf(now), rivals, overruled, own: fresh };
}
