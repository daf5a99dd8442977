// Tells a client's mistake from the server's: a value of a wrong kind that the database driver itself trips over comes back from
// @supabase/lite as 500, with the driver's own words. PostgREST says 400, and a phone must know which rows will never be taken.
import { restRefusal } from './refusal.ts';

/** The same answer, or a 400 where the driver could not write a value that the client sent. */
export async function mistakeOrAnswer(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!isDriversError(said)) return answer;
  const message = 'A value is not of the kind that its column or argument takes.';
  return restRefusal(400, { code: '22P02', message }).response;
}

function isDriversError(said: unknown): boolean {
  if (typeof said !== 'object' || said === null || !('code' in said) || !('message' in said)) return false;
  return said.code === 'SUP' && /^(TypeError\b|RangeError\b|Error: Invalid input for )/.test(String(said.message));
}
