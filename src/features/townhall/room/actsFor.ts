/** What can be done about a question as it stands, the likeliest first. */
import type { Act } from '../model/actKind.ts';
import type { RoomQuestion } from '../model/fold.ts';

export function actsFor(question: RoomQuestion): readonly Act[] {
  if (question.withdrawn) return [];
  if (question.hidden) return ['show'];
  switch (question.state) {
    case 'pending':
      return ['approve', 'edit', 'merge', 'decline'];
    case 'approved':
      return ['stage', 'answer', 'edit', 'merge', 'decline', 'hide'];
    case 'on_stage':
      return ['answer', 'unstage', 'hide'];
    case 'answered':
      return question.dueOn !== null && question.doneOn === null
        ? ['follow_up', 'answer', 'hide']
        : ['answer', 'edit', 'hide'];
    case 'merged':
      return ['approve', 'reopen'];
    case 'declined':
      return ['reopen', 'approve'];
  }
}
