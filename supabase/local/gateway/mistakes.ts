/**
 * Tells a client's mistake from the server's where @supabase/lite answers 500 SUP to both: a broken check, a raised error, a value
 * of a wrong kind that the database driver itself trips over. PostgREST says 400, and a phone must know which rows will never be
 * taken; and it says 500 with its SQLSTATE to a statement that was cancelled or has to be repeated, which a phone sends again.
 */
import type { DatabaseError } from './context.ts';
import { restRefusal } from './refusal.ts';

/** The same answer, or what PostgREST would have said. `raised` is the database's own error, where there was one. */
export async function mistakeOrAnswer(answer: Response, raised: DatabaseError | undefined): Promise<Response> {
  if (answer.status !== 500) return answer;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const message = unnamedError(said);
  if (message === null) return answer;
  if (raised !== undefined) return withState(raised);
  if (!/^(TypeError\b|RangeError\b|Error: Invalid input for )/.test(message)) return answer;
  const words = 'A value is not of the kind that its column or argument takes.';
  return restRefusal(400, { code: '22P02', message: words }).response;
}

/** lite's message of an error that it had no code for; null for any other answer. */
function unnamedError(said: unknown): string | null {
  if (typeof said !== 'object' || said === null || !('code' in said) || !('message' in said)) return null;
  return said.code === 'SUP' ? String(said.message) : null;
}

function withState({ code, message, detail, hint }: DatabaseError): Response {
  const details = code === 'P0001' && detail !== null ? { details: detail } : {}; // A broken check's is the whole row.
  const sendersMistake = code.startsWith('23') || code === 'P0001';
  const error = { code, message, ...details, ...(hint === null ? {} : { hint }) };
  return restRefusal(sendersMistake ? 400 : 500, error).response;
}
