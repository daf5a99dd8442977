/** Which links count: of two ends and a relation the newest fact, where it was not taken back. Pure. */
import * as v from 'valibot';
import { RELATIONS, type LinkPayload } from './linkKind.ts';

/** At most so many characters: the database says the same. */
const MOST = 300;

export interface LinkFact extends Omit<LinkPayload, 'title'> {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  /** null: it came from the server. */
  readonly delivery: 'saved' | 'sent' | 'needs-you' | null;
}

const nameOf = ({ fromKind, from, toKind, to, relation }: LinkFact) => [fromKind, from, toKind, to, relation].join(' ');

/** The newest first. */
export function countingLinks(facts: readonly LinkFact[]): readonly LinkFact[] {
  const newest = new Map<string, LinkFact>();
  for (const fact of facts) {
    const known = newest.get(nameOf(fact));
    // Of one that is on the way and here already the server's counts: it is the same fact.
    if (!known || fact.at > known.at || (fact.id === known.id && fact.delivery === null))
      newest.set(nameOf(fact), fact);
  }
  return [...newest.values()].filter(({ state }) => state === 'set').toSorted((a, b) => b.at - a.at);
}

/** A commitment answers a question; everything else leads to the commitment. */
export const isAnswer = ({ relation }: Pick<LinkPayload, 'relation'>): boolean => relation === 'answers';

/** The id of the end that is a commitment. */
export const commitmentOf = (link: Pick<LinkPayload, 'relation' | 'from' | 'to'>): string =>
  isAnswer(link) ? link.from : link.to;

/** The form's rules. @param missing what is said where there are no words. @param long where there are too many. */
export const linkSchema = (missing: () => string, long: () => string) =>
  v.object({
    commitment: v.pipe(v.string(), v.uuid(missing)),
    relation: v.picklist(RELATIONS),
    wordsEn: v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(MOST, long)),
    wordsEs: v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(MOST, long)),
  });
