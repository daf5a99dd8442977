/**
 * Whose question comes next, by a rule that the page says: in turns the one with the most support, the one that has waited longest, and
 * one drawn by lot. So a late question is not first because it is late, and one that few support is not never.
 */
import type { Question } from './question.ts';

export const TURNS = ['support', 'longest', 'lot'] as const;
export type Turn = (typeof TURNS)[number];

type Asked = Pick<Question, 'id' | 'supports' | 'asked_at' | 'state' | 'staged_at'>;

export interface Placed<Q> {
  readonly question: Q;
  /** Why it stands where it does. */
  readonly turn: Turn;
}

/** The same lot on every device: nobody can draw again until they like it. FNV-1a, 32 bits. */
export function lotOf(id: string, session: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of `${session} ${id}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** Of those that wait, in the order in which they will come; whoever is on stage or was answered has had a turn. */
export function fairOrder<Q extends Asked>(questions: readonly Q[], session: string): readonly Placed<Q>[] {
  const waiting = questions.filter(({ state }) => state === 'approved');
  const taken = questions.filter(({ staged_at, state }) => staged_at !== null && state !== 'approved').length;
  const asked = (one: Q) => Date.parse(one.asked_at);
  const lots = new Map(waiting.map(({ id }) => [id, lotOf(id, session)]));
  const byTime = waiting.toSorted((a, b) => asked(a) - asked(b) || (a.id < b.id ? -1 : 1));
  const queues: Readonly<Record<Turn, readonly Q[]>> = {
    longest: byTime,
    // Fewer than five count alike: whoever looks must not learn the number from the place.
    support: byTime.toSorted((a, b) => (b.supports ?? 0) - (a.supports ?? 0)),
    lot: byTime.toSorted((a, b) => (lots.get(a.id) ?? 0) - (lots.get(b.id) ?? 0)),
  };
  const done = new Set<string>();
  const next: Record<Turn, number> = { support: 0, longest: 0, lot: 0 };
  return waiting.flatMap((_, place) => {
    const turn = TURNS[(taken + place) % TURNS.length] ?? 'support';
    const queue = queues[turn];
    while (done.has(queue[next[turn]]?.id ?? '')) next[turn] += 1;
    const question = queue[next[turn]];
    if (!question) return [];
    done.add(question.id);
    return [{ question, turn }];
  });
}

/** What is talked about now: put on stage last. */
export function onStage<Q extends Asked>(questions: readonly Q[]): Q | null {
  return questions
    .filter(({ state }) => state === 'on_stage')
    .reduce<Q | null>((last, one) => (last && (last.staged_at ?? '') >= (one.staged_at ?? '') ? last : one), null);
}
