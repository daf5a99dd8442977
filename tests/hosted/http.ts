/** The hosted stack over HTTP: the handler for a server that also serves the app, and a bare server for those who need none. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { campaign } from '../../src/campaign.ts';
import { words } from '../../src/sample/en.ts';
import { answerOpenData, isOpenData } from '../../src/features/feeds/model/answer.ts';
import { OPEN_DATA } from '../../src/features/feeds/model/kinds.ts';
import { answerFeed, FEED_PATH } from '../../src/features/events/model/feed.ts';
import type { Row } from '../../supabase/local/database.ts';
import { openHosted, type HostedStack } from './stack.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Hosted {
  readonly url: string;
  readonly stack: HostedStack;
  /** Rows as the service role sees them, at most 1,000; `query` is PostgREST's, for instance `name=eq.Ada`. */
  rows(table: string, query: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Serves the API alone, on a free loopback port. */
export async function startHosted(): Promise<Hosted> {
  const stack = await openHosted();
  const handle = handler(stack);
  const server = createServer((request, response) => handle(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stack,
    async rows(table, query) {
      const response = await stack.fetch(`/rest/v1/${table}?${query}`, { headers: { apikey: stack.secretKey } });
      if (!response.ok) throw new Error(`Reading ${table} failed: ${response.status} ${await response.text()}`);
      return (await response.json()) as Row[]; // PostgREST answers a select with an array of objects
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stack.close();
    },
  };
}

/** Answers /auth/v1, /rest/v1 and the calendar that an Edge Function would, and leaves everything else to `next`. */
export function handler(stack: HostedStack): Handler {
  const headers = { apikey: stack.publishableKey };
  const answer = (request: IncomingMessage): Promise<Response> | null => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === FEED_PATH)
      return answerFeed(
        request.method ?? 'GET',
        (query) => stack.fetch(query, { headers }),
        { ...campaign, ...words.head },
        Date.now(),
      );
    if (isOpenData(path))
      return answerOpenData(
        {
          method: request.method ?? 'GET',
          name: path.slice(OPEN_DATA.length),
          known: request.headers['if-none-match'] ?? null,
        },
        (query) => stack.fetch(query, { headers }),
        { siteUrl: campaign.siteUrl, author: words.head.name, apiUrl: campaign.siteUrl },
        Date.now(),
      );
    return /^\/(auth|rest)\/v1\//.test(path) ? whole(request).then((asked) => stack.answer(asked)) : null;
  };
  return (request, response, next) => {
    const asked = answer(request);
    if (!asked) return next();
    asked
      .then((given) => send(given, response))
      .catch((error: unknown) => {
        // A browser that left in the middle is no fault of ours.
        if (request.destroyed && !response.writable) return;
        process.stderr.write(`The gateway failed: ${String(error)}\n`);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
  };
}

async function whole(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', request.socket.remoteAddress ?? '127.0.0.1');
  return new Request(`http://127.0.0.1${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
}
