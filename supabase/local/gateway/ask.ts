/** Hands a request to @supabase/lite when it is its turn, and looks whether the database is still well afterwards. */
import type { Backend } from '../backend.ts';
import { withContext, type Told } from './context.ts';
import { headersForSql } from './headers.ts';
import { NobodyWaits, type Lane, type Lanes } from './lanes.ts';
import { mistakeOrAnswer } from './mistakes.ts';
import { restRefusal } from './refusal.ts';

export interface Asking {
  readonly lane: Lane;
  /** Path and query. */
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
  /** Whether nobody waits for the answer any more. */
  readonly gone?: () => boolean;
}

export type Ask = (asking: Asking) => Promise<Response>;

export interface AskParts {
  readonly backend: Pick<Backend, 'app' | 'database'>;
  readonly lanes: Lanes;
  readonly answerMs: number;
  /** Whether an error may have left the one connection in pieces: PGlite's. */
  readonly fragile: boolean;
  readonly distrust: (reason: string) => void;
}

export function createAsk({ backend, lanes, answerMs, fragile, distrust }: AskParts): Ask {
  return ({ lane, url, method, headers, body, gone }) => {
    const work = async (): Promise<Response> => {
      const answer = await tellAndAsk(backend, url, method, headers, body);
      if (fragile && answer.status >= 500 && !(await isWell(backend))) distrust('The database answers nonsense.');
      return answer;
    };
    return inTime(lanes.run(lane, work, gone), answerMs);
  };
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

/** After an error: a wedged PGlite answers every query with no rows, or not at all. */
async function isWell({ database }: Pick<Backend, 'database'>): Promise<boolean> {
  try {
    const [row] = await database.query('select 1 + $1::int as two', [1]);
    return row?.two === 2;
  } catch {
    return false;
  }
}

/** SQL says how long to wait in the error's details: `Retry-After: 12`. */
async function retryAfter(answer: Response): Promise<string | null> {
  if (answer.status !== 429) return null;
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

export { NobodyWaits };
