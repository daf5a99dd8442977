/**
 * The public calendar to subscribe to: which events, and the answer to a calendar program. Served by the embedded backend
 * (supabase/local/feed.ts) and by an Edge Function on a hosted project (supabase/functions/calendar).
 */
import { rowsPath } from '../../../backend/paths.ts';
import english from '../words/en.json' with { type: 'json' };
import { buildCalendar, type FeedContext } from './ics.ts';
import { parseEvents } from './publicEvents.ts';

/** Below the backend's address, as Supabase routes its functions; the ending is for calendar programs that look at it. */
export const FEED_PATH = '/functions/v1/calendar/events.ics';

/** Days: somebody who subscribes after a cancelled meeting still learns of it. */
const BACK_DAYS = 30;
const MOST = 500;
const CACHE_SECONDS = 300;

export interface FeedWords {
  readonly appName: string;
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
}

/** What to ask of the REST API with the publishable key; the database leaves out what is for staff. `now` in epoch ms. */
export function feedQuery(now: number): string {
  const since = new Date(now - BACK_DAYS * 86_400_000).toISOString();
  const where = { visibility: 'eq.public', date: `gte.${since}` };
  return rowsPath('events', { select: '*', where, order: 'date.asc', limit: MOST });
}

/** Throws TypeError when `rows` are no events. */
export function feedFile(rows: unknown, words: FeedWords, now: number): string {
  const context: FeedContext = {
    now,
    domain: new URL(words.siteUrl).hostname,
    product: words.appName,
    name: words.title,
    description: words.description,
    page: `${words.siteUrl}/#events`,
    // A program that subscribes says no language, and generated messages are not where an Edge Function is made.
    cancelled: (text) => english.events_cancelled.replace('{text}', () => text),
  };
  return buildCalendar(parseEvents(rows), context);
}

/** Asks for the events with `ask` and answers; 503 when they cannot be had: a program then keeps what it has. */
export async function answerFeed(
  method: string,
  ask: (query: string) => Promise<Response>,
  words: FeedWords,
  now: number,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  try {
    const answer = await ask(feedQuery(now));
    if (!answer.ok) throw new Error(`The events were not given: ${answer.status}.`);
    const file = feedFile(await answer.json(), words, now);
    return new Response(method === 'HEAD' ? null : file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="events.ics"',
        'cache-control': `public, max-age=${CACHE_SECONDS}`,
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '120' } });
  }
}
