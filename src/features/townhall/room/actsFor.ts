/** What can be done about a question as it stands, the likeliest first. */
import type { Act } from '../model/actKind.ts';
import type { RoomQuestion } from '../model/fold.ts';

/** @param mayCarry the town hall is over, and another one takes questions. */
export function actsFor(question: RoomQuestion, mayCarry: boolean): readonly Act[] {
  if (question.withdrawn || question.carriedTo !== null) return [];
  // Declining once more says that somebody has looked again.
  if (question.hidden) return question.appealed ? ['show', 'decline'] : ['show'];
  const on: readonly Act[] = mayCarry ? ['carry'] : [];
  switch (question.state) {
    case 'pending':
      return ['approve', 'edit', 'merge', 'decline', ...on];
    case 'approved':
      return ['stage', 'answer', ...on, 'edit', 'merge', 'decline', 'hide'];
    case 'on_stage':
      return ['answer', 'unstage', ...on, 'hide'];
    case 'answered':
      return question.dueOn !== null && question.doneOn === null
        ? ['follow_up', 'answer', 'hide']
        : ['answer', 'edit', 'hide'];
    case 'merged':
      return ['approve', 'reopen'];
    case 'declined':
      return question.appealed ? ['approve', 'decline'] : ['reopen', 'approve'];
  }
}
