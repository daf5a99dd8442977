/** Requests to /rest/v1: who asks, what they may ask, how much they may send, and whether what was said to be stored is stored. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask } from './ask.ts';
import { BodyError, readBody } from './body.ts';
import type { Budget } from './budget.ts';
import { callerNow } from './caller.ts';
import { refuseDamagedToken, requireKey, type Keys } from './keys.ts';
import type { Lane } from './lanes.ts';
import { isCounted, preferencesOf, storedRows, withoutCount } from './prefer.ts';
import { checkQuery, refuseUnfiltered } from './query.ts';
import { restRefusal, type Refusal } from './refusal.ts';
import type { Route } from './routes.ts';
import { countRows, parseBody, refuseLists, refuseNoBatch } from './rows.ts';
import type { GatewayLimits } from './settings.ts';
import { isShared, type Shared } from './shared.ts';
import type { WholeAnswer } from './write.ts';

export interface RestParts {
  readonly keys: Keys;
  readonly limits: GatewayLimits;
  readonly ask: Ask;
  readonly budget: Budget;
  readonly shared: Shared;
  /** The database's count cannot be so. */
  readonly distrust: (reason: string) => void;
}

type RestRoute = Extract<Route, { readonly kind: 'table' | 'function' | 'rest-root' }>;

/** Throws a Refusal for what goes no further. */
export async function answerRest(
  parts: RestParts,
  route: RestRoute,
  request: IncomingMessage,
  headers: Headers,
): Promise<Response | WholeAnswer> {
  const { limits, ask } = parts;
  const url = request.url ?? '/';
  const method = request.method ?? 'GET';
  requireKey(headers, parts.keys);
  refuseDamagedToken(headers, parts.keys);
  const trusted = headers.get('apikey') === parts.keys.secret;
  await refuseWhoSpentAll(parts.budget);
  const search = url.slice(url.indexOf('?') + 1 || url.length);
  if (!trusted && route.kind !== 'rest-root') {
    checkQuery(search, route.kind, limits);
    if (route.kind === 'table') refuseUnfiltered(method, search);
  }
  const preferences = preferencesOf(headers.get('prefer') ?? undefined, trusted);
  const inserts = route.kind === 'table' && method === 'POST';
  const counted = inserts && isCounted(preferences);
  setPrefer(headers, counted ? [...preferences, 'count=exact'] : preferences);

  if (method === 'GET' && isShared(route, headers, parts.keys)) {
    // Others wait for the same answer: it is made even if the first of them goes away.
    return parts.shared.answer(url, headers.get('accept-encoding'), () =>
      ask({ lane: laneOf(route, method), url, method, headers, gone: () => false }),
    );
  }
  if (method === 'GET' || method === 'HEAD') return ask({ lane: laneOf(route, method), url, method, headers });
  const text = await bodyOf(request, headers, limits);
  const sent = rowsSent(text, route, inserts, parts);
  const isBulk = text.length > limits.bulkBytes || sent > limits.bulkRows;
  const lane = isBulk ? 'bulk' : laneOf(route, method);
  const answer = await ask({ lane, url, method, headers, body: text, rows: sent });
  if (!counted) return answer;
  const stored = storedRows(answer);
  if (answer.status === 201 && stored !== sent && sent > 0) {
    parts.distrust(
      `The database says that it stored ${stored ?? 'an unknown number of'} of ${sent} rows of ${route.name}.`,
    );
    throw notStored();
  }
  withoutCount(answer.headers);
  return answer;
}

/** A client that does not wait asks once a second on each connection, and not as fast as it is refused. */
const REFUSED_AFTER_MS = 1_000;

/**
 * Tells a sender who has kept the database busy with what it refused when to come back, before anything is read. Rejects with a
 * Refusal.
 */
export async function refuseWhoSpentAll(budget: Budget): Promise<void> {
  const seconds = budget.secondsToWait(callerNow());
  if (seconds === 0) return;
  await sleep(REFUSED_AFTER_MS);
  const details = `Retry-After: ${seconds}`;
  throw restRefusal(429, { code: 'PT429', message: 'Too many at once. Try again later.', details }, seconds);
}

/** How many rows an insert sends; 0 for anything else. What was parsed is not kept while the request waits. Throws a Refusal. */
function rowsSent(
  text: string,
  route: RestRoute,
  inserts: boolean,
  parts: Pick<RestParts, 'limits' | 'budget'>,
): number {
  const { limits, budget } = parts;
  const caller = callerNow();
  const isVisitor = caller.account === null && !caller.trusted;
  try {
    const body = parseBody(text, limits);
    if (!inserts) refuseLists(body);
    if (route.kind === 'function' && route.name === 'insert_each') refuseNoBatch(body);
    return inserts && body !== undefined ? countRows(body, isVisitor ? limits.visitorsRows : limits.rows, limits) : 0;
  } catch (refusal) {
    budget.spendBytes(caller, text.length);
    throw refusal;
  }
}

/** What a client is told when nobody can say what was stored: try again later, the id keeps it from landing twice. */
export const notStored = (): Refusal =>
  restRefusal(503, { code: 'PGRST000', message: 'The database is not well. Try again shortly.' }, 5);

function setPrefer(headers: Headers, preferences: readonly string[]): void {
  if (preferences.length === 0) headers.delete('prefer');
  else headers.set('prefer', preferences.join(', '));
}

function laneOf(route: RestRoute, method: string): Lane {
  if (route.kind === 'table' && method === 'POST') return 'insert';
  return route.kind === 'function' || (method !== 'GET' && method !== 'HEAD') ? 'call' : 'read';
}

async function bodyOf(request: IncomingMessage, headers: Headers, limits: GatewayLimits): Promise<string> {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== '' && type !== 'application/json') {
    throw restRefusal(415, { code: 'PGRST102', message: 'Only application/json is taken here.' });
  }
  try {
    return (await readBody(request, limits.bodyBytes, limits.bodyMs)).toString('utf8');
  } catch (error) {
    throw error instanceof BodyError ? bodyRefusal(error, limits) : error;
  }
}

function bodyRefusal({ fault }: BodyError, limits: GatewayLimits): Refusal {
  if (fault === 'too-large') {
    return restRefusal(413, { code: 'PGRST413', message: `At most ${limits.bodyBytes} bytes at once.` });
  }
  if (fault === 'encoded')
    return restRefusal(415, { code: 'PGRST102', message: 'Only bodies that are not packed are taken.' });
  return restRefusal(408, { code: 'PGRST408', message: 'The request took too long to arrive.' });
}
