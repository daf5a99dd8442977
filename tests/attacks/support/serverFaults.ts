/** Answers of 500 and above, and none at all: the server's faults, whatever it was sent. */
import type { Answer } from './http.ts';

/** What is wrong with the answer, or null. */
export function serverFault(answer: Answer): string | null {
  if (answer.status === 0) return `no answer after ${Math.round(answer.ms)} ms ${answer.text}`;
  return answer.status < 500 ? null : `${answer.status} ${answer.text.slice(0, 300)}`;
}
