/** The room's questions as whoever runs it works through them: those to read, those to come, and those that are done. */
import { fairOrder } from './fairOrder.ts';
import type { RoomQuestion } from './fold.ts';

export const LANES = ['read', 'next', 'answered', 'gone'] as const;
export type Lane = (typeof LANES)[number];

export function laneOf(question: RoomQuestion): Lane {
  if (question.withdrawn || question.carriedTo !== null) return 'gone';
  // What two decided differently, or somebody asks to look at again, is to be read.
  if (question.contested || question.appealed) return 'read';
  if (question.state === 'pending') return 'read';
  if (question.hidden || question.state === 'declined' || question.state === 'merged') return 'gone';
  return question.state === 'answered' || question.reply !== null ? 'answered' : 'next';
}

/** Whether everybody reads it: also while two of the staff have decided differently about it. */
export const isOnTheWall = ({ state, hidden, withdrawn, carriedTo }: RoomQuestion): boolean =>
  !hidden && !withdrawn && carriedTo === null && (state === 'approved' || state === 'on_stage' || state === 'answered');

/** Into which another can go: whoever asks the same must find an answer there. */
export const isMergeTarget = (question: RoomQuestion): boolean =>
  (question.state === 'pending' || isOnTheWall(question)) &&
  !question.hidden &&
  !question.withdrawn &&
  question.carriedTo === null;

/** Let stand, and answered by nobody yet. */
export const isUnanswered = (question: RoomQuestion): boolean =>
  isOnTheWall(question) && question.state !== 'answered' && question.reply === null;

/** In the order in which they will come, by the rule that the page says; on stage first. The wall's order, whatever else is to be done. */
export function nextInOrder(questions: readonly RoomQuestion[], session: string): readonly RoomQuestion[] {
  const shown = questions.filter(isOnTheWall);
  const asked = shown.map((one) => ({
    // By what everybody sees, so that every device says the same.
    id: one.shownId ?? one.id,
    supports: one.counted >= 5 ? one.counted : null,
    asked_at: new Date(one.askedAt).toISOString(),
    state: one.state,
    staged_at: one.stagedAt === null ? null : new Date(one.stagedAt).toISOString(),
    question: one,
  }));
  const stage = asked
    .filter(({ state }) => state === 'on_stage')
    .toSorted((a, b) => (a.staged_at ?? '').localeCompare(b.staged_at ?? ''));
  return [
    ...stage.map(({ question }) => question),
    ...fairOrder(asked, session).map(({ question }) => question.question),
  ];
}

/** What whoever reads new questions should see first: disagreement, then those that a person wrote, the oldest first. */
export function toRead(questions: readonly RoomQuestion[]): readonly RoomQuestion[] {
  return questions
    .filter((one) => laneOf(one) === 'read')
    .toSorted(
      (a, b) =>
        Number(b.contested) - Number(a.contested) || Number(a.suspect) - Number(b.suspect) || a.askedAt - b.askedAt,
    );
}
