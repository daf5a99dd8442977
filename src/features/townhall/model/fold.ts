/**
 * How a question stands: the server's answer, and on top of it what this device saved and may not have sent. The database says the
 * same (private.weigh_act): the first decision counts, and whoever decides next must have seen it; hiding waits for nobody.
 */
import type { StudioReply } from '../../../backend/studioReply.ts';
import type { Locale } from '../../../core/locale.ts';
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Act, ActDetail } from './actKind.ts';

export type RoomState = 'pending' | 'approved' | 'merged' | 'on_stage' | 'answered' | 'declined';

export interface ActFact extends ActDetail {
  readonly id: string;
  readonly action: Act;
  readonly seen: string | null;
  readonly by: string | null;
  readonly byName: string | null;
  /** Epoch ms. */
  readonly at: number;
  /** False for what was decided without having seen the act that counted. */
  readonly counts: boolean;
  /** null: the server told it. */
  readonly delivery: Delivery | null;
}

/** A question of the room: as the server tells it, or as it was typed from a card on this device. */
export interface RoomQuestion {
  readonly id: string;
  readonly shownId: string | null;
  readonly text: string;
  readonly shownText: string | null;
  readonly language: Locale;
  readonly name: string | null;
  readonly origin: 'before' | 'room' | 'paper' | 'phone';
  readonly state: RoomState;
  readonly topic: string | null;
  readonly mergedInto: string | null;
  readonly hidden: boolean;
  readonly withdrawn: boolean;
  readonly head: string | null;
  readonly contested: boolean;
  /** Its asker asks to look at the last decision again, and nobody has decided since. */
  readonly appealed: boolean;
  /** Where it goes on, as decided on this device; null: here. */
  readonly carriedTo: string | null;
  /** A program may have sent it: the hidden field was filled in, or all of it in no time. */
  readonly suspect: boolean;
  /** Epoch ms. */
  readonly askedAt: number;
  readonly stagedAt: number | null;
  readonly counted: number;
  readonly inRoom: number;
  readonly confirmed: number;
  readonly held: number;
  readonly answerEn: string | null;
  readonly answerEs: string | null;
  readonly answeredBy: string | null;
  readonly answeredOn: string | null;
  readonly promiseEn: string | null;
  readonly promiseEs: string | null;
  readonly dueOn: string | null;
  readonly doneOn: string | null;
  /** The reply of the studio that everybody reads as the answer now; null for none. */
  readonly reply: StudioReply | null;
  readonly acts: readonly ActFact[];
  readonly wishes: readonly { readonly wish: 'withdraw' | 'appeal'; readonly words: string | null }[];
  /** null: the server has it. */
  readonly delivery: Delivery | null;
}

/** @param own in the order in which they were saved; those that the server's answer holds count once. */
export function fold(question: RoomQuestion, own: readonly ActFact[]): RoomQuestion {
  const known = new Set(question.acts.map(({ id }) => id));
  const fresh = own.filter(({ id }) => !known.has(id));
  return fresh.reduce((now, fact) => (fact.delivery === 'refused' ? withAct(now, fact) : weigh(now, fact)), question);
}

const withAct = (question: RoomQuestion, fact: ActFact): RoomQuestion => ({
  ...question,
  acts: [...question.acts, fact],
});

function weigh(question: RoomQuestion, fact: ActFact): RoomQuestion {
  const stale = question.head !== fact.seen;
  if (stale && fact.action !== 'hide') {
    const noted = withAct(question, { ...fact, counts: false });
    return agrees(question, fact) ? noted : { ...noted, contested: true };
  }
  const changed = { ...withAct(question, fact), ...effect(question, fact) };
  return { ...changed, head: fact.id, contested: stale && (question.contested || !question.hidden), appealed: false };
}

/** Two who decided the same do not disagree. */
function agrees(question: RoomQuestion, fact: ActFact): boolean {
  const { state, hidden } = question;
  switch (fact.action) {
    case 'approve':
      return !hidden && (state === 'approved' || state === 'on_stage' || state === 'answered');
    case 'decline':
      return state === 'declined';
    case 'merge':
      return question.mergedInto === fact.into;
    case 'stage':
      return state === 'on_stage' || state === 'answered';
    case 'show':
      return !hidden;
    case 'edit':
      return question.shownText === fact.text;
    case 'follow_up':
      return question.doneOn !== null;
    case 'carry':
      return question.carriedTo === fact.toSession;
    case 'reopen':
      return state === 'pending';
    case 'unstage':
      return state === 'approved';
    case 'answer':
      return state === 'answered' && saysTheSame(question, fact);
    case 'hide':
      return hidden;
  }
}

const saysTheSame = (question: RoomQuestion, fact: ActFact): boolean =>
  question.answerEn === fact.wordsEn &&
  question.answerEs === fact.wordsEs &&
  question.promiseEn === fact.promiseEn &&
  question.promiseEs === fact.promiseEs &&
  question.dueOn === fact.dueOn;

function effect(question: RoomQuestion, fact: ActFact): Partial<RoomQuestion> {
  const topic = fact.topic ?? question.topic;
  switch (fact.action) {
    case 'approve':
      return { state: 'approved', mergedInto: null, topic };
    case 'decline':
      return { state: 'declined', mergedInto: null };
    case 'merge':
      return { state: 'merged', mergedInto: fact.into };
    case 'reopen':
      return { state: 'pending', mergedInto: null };
    case 'edit':
      return { shownText: fact.text === question.text ? null : fact.text, topic };
    case 'hide':
      return { hidden: true };
    case 'show':
      return { hidden: false };
    case 'stage':
      return { state: 'on_stage', mergedInto: null, stagedAt: fact.at };
    case 'unstage':
      return { state: 'approved' };
    case 'answer':
      return {
        state: 'answered',
        mergedInto: null,
        answerEn: fact.wordsEn,
        answerEs: fact.wordsEs,
        answeredBy: fact.named,
        answeredOn: fact.happenedOn,
        promiseEn: fact.promiseEn,
        promiseEs: fact.promiseEs,
        dueOn: fact.dueOn,
        doneOn: isSamePromise(question, fact) ? question.doneOn : null,
        // The later word counts.
        reply: null,
      };
    case 'follow_up':
      return { doneOn: fact.happenedOn };
    case 'carry':
      return {
        state: question.state === 'on_stage' ? 'approved' : question.state,
        stagedAt: null,
        carriedTo: fact.toSession,
      };
  }
}

/** In other words, or by another day, it is the one that was kept. */
const isSamePromise = (question: RoomQuestion, { corrects, dueOn, promiseEn, promiseEs }: ActFact): boolean =>
  dueOn !== null &&
  (corrects ||
    dueOn === question.dueOn ||
    (promiseEn !== null && promiseEn === question.promiseEn) ||
    (promiseEs !== null && promiseEs === question.promiseEs));

/** What nobody has settled: decisions that do not count, made since the one that does. */
export function rivalsOf({ acts, head }: Pick<RoomQuestion, 'acts' | 'head'>): readonly ActFact[] {
  const settled = acts.findLastIndex(({ id }) => id === head);
  return acts.slice(settled + 1).filter(({ counts, delivery }) => !counts && delivery !== 'refused');
}

/** What counts and was decided after a decision that somebody had seen; null: they had seen none. Empty where nobody here knows. */
export function decidedSince(
  { acts, head }: Pick<RoomQuestion, 'acts' | 'head'>,
  seen: string | null,
): readonly ActFact[] {
  const counting = acts.filter(({ counts, delivery }) => counts && delivery !== 'refused');
  const known = counting.findIndex(({ id }) => id === seen);
  return seen === null || known >= 0 ? counting.slice(known + 1) : counting.filter(({ id }) => id === head);
}
