// The public calendar on the embedded backend: what the Edge Function in ../functions/calendar is on a hosted project.
import type { Connect } from 'vite';
import { campaign } from '../../src/campaign.ts';
import { answerFeed, FEED_PATH } from '../../src/core/events/feed.ts';
import type { Backend } from './backend.ts';

/** Answers FEED_PATH and leaves everything else to `next`. */
export function serveFeed(backend: Backend): Connect.NextHandleFunction {
  const headers = { apikey: backend.publishableKey };
  return (request, response, next) => {
    if (request.url?.split('?', 1)[0] !== FEED_PATH) return next();
    const ask = (query: string) => backend.fetch(query, { headers });
    void answerFeed(request.method ?? 'GET', ask, campaign, Date.now()).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    }, next);
  };
}
