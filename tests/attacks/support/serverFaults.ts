// Answers of 500 and above that are none of the server's faults, each with its reason. Whatever else is answered so fails.
import { fields } from './api.ts';
import type { Answer } from './http.ts';

const named: readonly { readonly because: string; readonly is: (code: string, message: string) => boolean }[] = [
  {
    because: '@supabase/lite answers a broken rule of a table as 500 SUP where PostgREST answers 400 23514',
    is: (code, message) => code === 'SUP' && /violates check constraint/.test(message),
  },
];

/** What is wrong with the answer, or null. No answer at all is a fault, too. */
export function serverFault(answer: Answer): string | null {
  if (answer.status === 0) return `no answer after ${Math.round(answer.ms)} ms ${answer.text}`;
  if (answer.status < 500) return null;
  const { code, message } = fields(answer);
  if (named.some(({ is }) => is(String(code), String(message)))) return null;
  return `${answer.status} ${answer.text.slice(0, 300)}`;
}
