/** Hands a request to @supabase/lite when it is its turn. */
import type { Backend } from '../backend.ts';
import type { Budget, Refused } from './budget.ts';
import { callerNow } from './caller.ts';
import { withContext, type Told } from './context.ts';
import { headersForSql } from './headers.ts';
import type { Lane, Lanes } from './lanes.ts';
import { mistakeOrAnswer } from './mistakes.ts';
import { restRefusal } from './refusal.ts';

export interface Asking {
  readonly lane: Lane;
  /** Path and query. */
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
  /** How many rows an insert sends. */
  readonly rows?: number;
  /** Whether nobody waits for the answer any more. */
  readonly gone?: () => boolean;
}

export type Ask = (asking: Asking) => Promise<Response>;

export interface AskParts {
  readonly backend: Pick<Backend, 'app'>;
  readonly lanes: Lanes;
  readonly budget: Budget;
  readonly answerMs: number;
}

export function createAsk({ backend, lanes, budget, answerMs }: AskParts): Ask {
  return ({ lane, url, method, headers, body, rows = 0, gone }) => {
    const caller = callerNow();
    const work = async (): Promise<Response> => {
      const began = performance.now();
      const answer = await tellAndAsk(backend, url, method, headers, body);
      budget.spend(caller, performance.now() - began, await refusedOf(url, rows, answer));
      return answer;
    };
    return inTime(lanes.run(lane, work, gone), answerMs);
  };
}

/** How many of the rows were refused; of a batch that was asked about row by row, those that its answer says. */
async function refusedOf(url: string, rows: number, answer: Response): Promise<Refused> {
  if (answer.status >= 400) return rows > 0 ? rows : 'call';
  if (!url.startsWith('/rest/v1/rpc/insert_each')) return null;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!Array.isArray(said)) return null;
  return said.filter((row: unknown) => {
    const status: unknown = typeof row === 'object' && row !== null && 'status' in row ? row.status : null;
    return Number(status) >= 400;
  }).length;
}

/** Asks lite at once: for what runs inside a turn already. */
export function tellAndAsk(
  backend: Pick<Backend, 'app'>,
  url: string,
  method: string,
  headers: Headers,
  body?: string,
): Promise<Response> {
  const tell = (verb: string) =>
    backend.app.fetch(
      new Request(`http://127.0.0.1${url}`, { method: verb, headers, ...(body === undefined ? {} : { body }) }),
    );
  const told: Told = { headers: headersForSql(headers) };
  return withContext(told, async () => {
    const first = await tell(method);
    // An answer to HEAD has no words to tell the sender's mistake by: the same question as GET has.
    const answer = await mistakeOrAnswer(
      first.status === 500 && method === 'HEAD' ? await tell('GET') : first,
      told.raised,
    );
    const retry = await retryAfter(answer);
    if (retry !== null) answer.headers.set('retry-after', retry);
    return answer;
  });
}

/** SQL says how long to wait in the error's details: `Retry-After: 12`. */
async function retryAfter(answer: Response): Promise<string | null> {
  if (answer.status !== 429 && answer.status !== 503) return null;
  const text = await answer.clone().text();
  return /"details":\s*"Retry-After: (\d{1,6})"/.exec(text)?.[1] ?? null;
}

/** The turn itself goes on; only the client is told. */
function inTime(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = restRefusal(504, { code: 'PGRST003', message: 'The database did not answer in time.' }, 5);
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
