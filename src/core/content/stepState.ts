/** Whether a step of a promise is planned, done or late, on whatever day it is read. */

export type StepState = 'planned' | 'done' | 'late';

export interface StepDays {
  /** YYYY-MM-DD */
  readonly due_on: string;
  /** A day to come says when it is to be done, and not that it is. */
  readonly done_on?: string | null | undefined;
}

/** @param today YYYY-MM-DD in the town; null while it is not known, in a page that is only printed yet: then null for what is not done. */
export function stepState({ due_on: due, done_on: done }: StepDays, today: string | null): StepState | null {
  const hasDone = done !== undefined && done !== null;
  if (today === null) return hasDone ? 'done' : null;
  if (hasDone && done <= today) return 'done';
  return due < today ? 'late' : 'planned';
}
