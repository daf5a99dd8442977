/** Which links count: of two ends and a relation the last fact, where it was not taken back. Pure. */
import * as v from 'valibot';
import { PAGES, RELATIONS, SOURCES, type LinkPayload, type Relation } from './linkKind.ts';

/** At most so many characters: the database says the same. */
const MOST = 300;

export interface LinkFact extends Omit<LinkPayload, 'title'> {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** null: it came from the server. */
  readonly delivery: 'saved' | 'sent' | 'needs-you' | null;
  /** The account of whoever said it; null: it is gone. */
  readonly by: string | null;
}

export interface CountingLink extends LinkFact {
  /** Somebody else agreed to its words: visitors read it. */
  readonly approved: boolean;
}

const nameOf = ({ fromKind, from, toKind, to, relation }: LinkFact) => [fromKind, from, toKind, to, relation].join(' ');

/**
 * The newest first. As private.links_that_count() has it: what arrived last, and taking back wins where the clocks of phones and the
 * order of arrival contradict each other.
 * @param facts in the order of arrival; what is still to be sent comes last.
 */
export function countingLinks(facts: readonly LinkFact[]): readonly CountingLink[] {
  const approved = new Set(facts.flatMap(({ approves }) => approves ?? []));
  const last = new Map<string, LinkFact>();
  const takenBackAt = new Map<string, number>();
  for (const fact of facts) {
    const name = nameOf(fact);
    if (fact.state === 'approved') continue;
    if (fact.state === 'withdrawn') {
      last.delete(name);
      takenBackAt.set(name, Math.max(fact.at, takenBackAt.get(name) ?? -Infinity));
    } else if (fact.at >= (takenBackAt.get(name) ?? -Infinity)) last.set(name, fact);
  }
  const counting = [...last.values()].map((fact) => ({ ...fact, approved: approved.has(fact.id) }));
  return counting.toSorted((a, b) => b.at - a.at);
}

/** A commitment answers a question; everything else leads to what has a page. */
export const isAnswer = ({ relation }: Pick<LinkPayload, 'relation'>): boolean => relation === 'answers';

type Ends = Pick<LinkPayload, 'relation' | 'fromKind' | 'from' | 'toKind' | 'to'>;
interface End {
  readonly kind: string;
  readonly id: string;
}

/** What it came of, and what it led to. */
export function endsOf(link: Ends): { readonly origin: End; readonly outcome: End } {
  const from = { kind: link.fromKind, id: link.from };
  const to = { kind: link.toKind, id: link.to };
  return isAnswer(link) ? { origin: to, outcome: from } : { origin: from, outcome: to };
}

/** The other way round: as it is sent. */
export function asSent(relation: Relation, origin: End, outcome: End): Ends {
  const [from, to] = isAnswer({ relation }) ? [outcome, origin] : [origin, outcome];
  return { relation, fromKind: from.kind, from: from.id, toKind: to.kind, to: to.id };
}

/**
 * The form's rules.
 * @param missing what is said where there is nothing. @param long where there are too many words. @param same for one thing at both ends.
 */
export const linkSchema = (missing: () => string, long: () => string, same: () => string) => {
  const id = v.pipe(v.string(), v.uuid(missing));
  const words = v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(MOST, long));
  const step = v.union([v.literal(''), v.pipe(v.string(), v.uuid())]);
  const said = { outcome: id, step, relation: v.picklist(RELATIONS), wordsEn: words, wordsEs: words };
  const ofPage = v.pipe(
    v.object({ ...said, fromKind: v.picklist(PAGES), origin: id }),
    v.forward(
      v.check(({ origin, outcome }) => origin !== outcome, same),
      ['outcome'],
    ),
  );
  // One by a made-up name would be linked to nothing: it would stand at no other end.
  const told = v.object({ ...said, fromKind: v.picklist(SOURCES), origin: id });
  return v.variant('fromKind', [ofPage, told]);
};
