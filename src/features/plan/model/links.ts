/** Which links count: of two ends and a relation the last fact, where it was not taken back. Pure. */
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

/**
 * The newest first. As private.links_that_count() has it: what arrived last, and taking back wins where the clocks of phones and the
 * order of arrival contradict each other.
 * @param facts in the order of arrival; what is still to be sent comes last.
 */
export function countingLinks(facts: readonly LinkFact[]): readonly LinkFact[] {
  const last = new Map<string, LinkFact>();
  const takenBackAt = new Map<string, number>();
  for (const fact of facts) {
    const name = nameOf(fact);
    if (fact.state === 'withdrawn') {
      last.delete(name);
      takenBackAt.set(name, Math.max(fact.at, takenBackAt.get(name) ?? -Infinity));
    } else if (fact.at >= (takenBackAt.get(name) ?? -Infinity)) last.set(name, fact);
  }
  return [...last.values()].toSorted((a, b) => b.at - a.at);
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
