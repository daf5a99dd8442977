/**
 * The gateway: everything from the network passes here before @supabase/lite sees it. Connect-style, so that `vite`,
 * `vite preview` and a server of one's own mount the same one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { campaign } from '../../../src/campaign.ts';
import { NOT_FOUND } from '../../../src/build/notFoundPage.ts';
import { words } from '../../../src/campaign/en.ts';
import { answerLink } from '../../../src/features/consent/model/linkAnswer.ts';
import { answerFeed } from '../../../src/features/events/model/feed.ts';
import type { Backend } from '../backend.ts';
import { clientAddress, limitKey } from './address.ts';
import { createAsk } from './ask.ts';
import { answerAuth } from './auth/answer.ts';
import { printText } from './auth/factors/phone.ts';
import { createGuards } from './auth/guards.ts';
import { hashElsewhere } from './auth/hashing.ts';
import { createProvider } from './auth/linked/provider.ts';
import { createMails } from './auth/mails.ts';
import type { AuthParts } from './auth/parts.ts';
import { createPlaces } from './auth/places.ts';
import { createTokens } from './auth/tokens.ts';
import { BodyError } from './body.ts';
import { createBudget } from './budget.ts';
import { accountOf, asCaller } from './caller.ts';
import { joinContext } from './context.ts';
import { createDeployHook, createRebuild } from './deployHook.ts';
import { dressAll, forwardedHeaders, preflight } from './headers.ts';
import { alive, ready, stopping } from './health.ts';
import { requireKey } from './keys.ts';
import { createLanes, NobodyWaits } from './lanes.ts';
import { createLivePages } from './livePages.ts';
import { logLine } from './log.ts';
import { createOpenData } from './openData.ts';
import { answerPicture } from './pictures/answer.ts';
import { createStrays } from './pictures/strays.ts';
import { createPostOffice } from './postOffice.ts';
import { createPublished, mayPublish } from './published.ts';
import { Refusal, restRefusal } from './refusal.ts';
import { answerRest, notStored, refuseWhoSpentAll } from './rest.ts';
import { createRooms } from './room.ts';
import { routeOf, type Route } from './routes.ts';
import { defaultLimits, type GatewaySettings } from './settings.ts';
import { createShared, mayWrite } from './shared.ts';
import { createTakenBack, mayTakeBack } from './takenBack.ts';
import { createWebhooks } from './webhooks.ts';
import { send, type WholeAnswer } from './write.ts';

export type { GatewaySettings } from './settings.ts';
export { trustedProxies } from './settings.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export interface Gateway {
  /** Answers the API, the calendar and the health address; what is not there is left to `next`. */
  readonly handle: Handler;
  /** Takes nothing more and resolves when what was taken is answered, after `limits.drainMs` at the latest. */
  drain(): Promise<void>;
}

/** Others (TRACE, CONNECT) can't even be made into a request. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A mail's link, the way to another sign-in and back: a browser goes there, which has no key. */
const OPENED_BY_BROWSERS = /^(verify|authorize|callback|\.well-known\/.*)$/;

export type ApiRoute = Exclude<Route, { readonly kind: 'page' | 'hidden' }>;

/** A form that came in, or was released. */
const bringsMail = (route: ApiRoute, method = 'GET'): boolean =>
  method === 'POST' &&
  ((route.kind === 'table' && route.name === 'signups') ||
    (route.kind === 'function' && route.name === 'release_submissions'));

/** What other programs are told of, a confirmed address and a trial included. */
const tellsOthers = (route: ApiRoute, method = 'GET'): boolean =>
  bringsMail(route, method) ||
  (method === 'POST' &&
    ((route.kind === 'table' && route.name === 'yard_sign_requests') ||
      route.kind === 'link' ||
      (route.kind === 'function' && /^(confirm_consent|try_webhook|resend_webhook|insert_each)$/.test(route.name))));

/** Turns at once on a server's pool of ten; one is left for the health address. */
const TURNS = { insert: 3, bulk: 2, read: 2, call: 2, auth: 2 } as const;

export function createGateway(backend: Backend, settings: GatewaySettings = {}): Gateway {
  const limits = { ...defaultLimits, ...settings.limits };
  const now = settings.now ?? Date.now;
  const budget = createBudget();
  const rooms = createRooms({ bytes: limits.heldBytes, each: limits.heldBytesEach, free: limits.heldBytesFree });
  const lanes = createLanes({ turns: TURNS, total: 9, ...limits, isSlow: budget.isSlow });
  const hashing = createLanes({ turns: TURNS, total: 2, waiting: limits.hashing });
  const keys = { publishable: backend.publishableKey, secret: backend.secretKey };
  let distrusted = false;
  let draining = false;
  const taken = new Set<Promise<void>>();
  joinContext(backend.app.connection);
  hashElsewhere();
  const background = (work: Promise<unknown>): void => {
    const done = work.then(() => undefined).finally(() => taken.delete(done));
    taken.add(done);
  };
  const rebuild = createRebuild(createDeployHook(settings.deployHook), limits.rebuildMs);
  const { jwt_secret: jwtSecret = '' } = backend.app.config.auth ?? {};
  const auth: AuthParts = {
    backend,
    lanes,
    hashing,
    limits,
    background,
    guards: createGuards(now),
    mails: createMails(backend),
    places: createPlaces(backend),
    sendText: settings.sendText ?? printText,
    tokens: createTokens(jwtSecret),
    providers: new Map((settings.providers ?? []).map((one) => [one.name, createProvider(one, jwtSecret)])),
  };

  function distrust(reason: string): void {
    if (distrusted) return;
    distrusted = true;
    settings.distrust?.(reason);
  }
  const ask = createAsk({ backend, lanes, budget, answerMs: limits.answerMs });

  const openData = createOpenData(now);
  const shared = createShared(now);
  const takenBack = createTakenBack(backend, settings.printedAt, now, settings.printedFromNothing);
  const livePages = createLivePages(backend, settings.printedAt !== undefined, now);
  const published = createPublished(backend, settings.printedAt, now);
  const post = createPostOffice({ backend });
  const strays = createStrays({ backend, now });
  const webhooks = createWebhooks({ backend, toPrivate: settings.webhooksToPrivate ?? false });

  /** Finds out who asks, and answers on their account: turns and bodies are shared out by address and account. */
  async function answer(route: ApiRoute, request: IncomingMessage): Promise<Response | WholeAnswer> {
    if (route.kind === 'health') return healthOf(route.probe);
    if (draining) throw restRefusal(503, { code: 'PGRST000', message: 'The server is about to stop.' }, 5);
    if (distrusted) throw notStored();
    if (!METHODS.includes(request.method ?? 'GET')) {
      throw restRefusal(405, { code: 'PGRST117', message: 'This method is not answered here.' });
    }
    if ((request.url ?? '').length > limits.urlLength) {
      throw restRefusal(414, { code: 'PGRST100', message: 'The address is too long.' });
    }
    const address = clientAddress(request, settings.trustProxy ?? 0);
    const headers = forwardedHeaders(request, address);
    await auth.tokens.inward(headers);
    const counted = limitKey(address);
    const held = rooms.for(counted);
    const caller = {
      address: counted,
      account: accountOf(headers.get('authorization'), jwtSecret),
      trusted: headers.get('apikey') === keys.secret,
      hold: held.hold,
    };
    budget.meet(counted);
    return asCaller(caller, () => answerCaller(route, request, address, headers)).finally(held.release);
  }

  async function answerCaller(
    route: Exclude<ApiRoute, { readonly kind: 'health' }>,
    request: IncomingMessage,
    address: string,
    headers: Headers,
  ): Promise<Response | WholeAnswer> {
    const gone = (): boolean => request.socket.destroyed;
    const own = new Headers({ apikey: keys.publishable, 'x-forwarded-for': address });
    const read = (url: string) => ask({ lane: 'read', url, method: 'GET', headers: own, gone });
    const { method = 'GET' } = request;
    switch (route.kind) {
      case 'no-such-api':
        throw restRefusal(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
      case 'feed':
        return answerFeed(method, read, { ...campaign, ...words.head }, now());
      case 'open-data': {
        const asked = { method, name: route.name, known: request.headers['if-none-match'] ?? null };
        const site = {
          siteUrl: campaign.siteUrl,
          author: words.head.name,
          apiUrl: process.env.SITE_URL ?? campaign.siteUrl,
        };
        // Others wait for the same answer: it is made even if the first of them goes away.
        return openData(asked, (url) => ask({ lane: 'read', url, method: 'GET', headers: own }), site);
      }
      case 'link': {
        const own = new Headers({
          apikey: keys.publishable,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        });
        const press = (url: string, body: string) =>
          ask({ lane: 'call', url, method: 'POST', headers: own, body, gone });
        return (await answerLink(request.method ?? 'GET', request.url ?? '', press)) ?? notStored().response;
      }
      case 'picture':
      case 'object':
        if (route.kind === 'object') await refuseWhoSpentAll(budget);
        return answerPicture(
          { backend, keys, limits, lanes, ask: (asking) => ask({ ...asking, gone }) },
          route,
          request,
          headers,
        );
      case 'auth':
        if (!OPENED_BY_BROWSERS.test(route.name)) requireKey(headers, keys);
        else headers.set('apikey', keys.publishable);
        return auth.tokens.outward(await answerAuth(auth, route.name, request, headers, address));
      default:
        return answerRest(
          { keys, limits, budget, distrust, shared, ask: (asking) => ask({ gone, ...asking }) },
          route,
          request,
          headers,
        );
    }
  }

  async function healthOf(probe: 'live' | 'ready'): Promise<Response> {
    if (probe === 'live') return alive();
    if (draining || distrusted) return stopping();
    return ready(backend.database);
  }

  async function respond(route: ApiRoute, request: IncomingMessage, response: ServerResponse): Promise<number> {
    if (request.method === 'OPTIONS' && route.kind !== 'health') return send(request, response, preflight());
    try {
      const answered = await answer(route, request);
      // Whatever was asked for by then may be from before it.
      if (mayWrite(route, request.method)) {
        shared.forget();
        livePages.forget();
      }
      // Before it is said to be done.
      const hidden = answered.ok && mayTakeBack(route, request.method) && (await takenBack.look().catch(() => false));
      const bytes = await send(request, response, answered);
      if (hidden || (answered.ok && mayPublish(route, request.method))) background(lookForNews(true, hidden));
      if (answered.ok && bringsMail(route, request.method)) background(post.look());
      if (answered.ok && tellsOthers(route, request.method)) background(webhooks.look());
      return bytes;
    } catch (error) {
      if (error instanceof Refusal) return send(request, response, error.response);
      // Nobody is there to be answered.
      if (error instanceof NobodyWaits || (error instanceof BodyError && error.fault === 'gone')) response.destroy();
      else throw error;
      return 0;
    }
  }

  /** One build too many does no harm; one too few leaves what is public out of every first visitor's page. */
  const lookForNews = async (afterRequest: boolean, hidden: boolean): Promise<void> => {
    if (settings.deployHook === undefined) return;
    const isNew = await published.look(afterRequest).catch(() => true);
    if (hidden || isNew) await rebuild.ask();
  };

  /** To whoever serves the pages. */
  async function leave(request: IncomingMessage, next: () => void): Promise<void> {
    const there = await livePages.fileFor(request.url ?? '/');
    request.url = there === NOT_FOUND ? there : await takenBack.fileFor(there);
    if (published.isDue()) background(lookForNews(false, false));
    next();
  }

  const handle: Handler = (request, response, next) => {
    const route = routeOf(request.url ?? '/');
    const began = performance.now();
    const { method = 'GET', url = '/' } = request;
    const log = (bytes: number): void =>
      settings.log?.(logLine(method, url, response.statusCode, performance.now() - began, bytes));
    dressAll(response, settings);
    if (route.kind === 'page' || (route.kind === 'link' && route.onSite && (method === 'GET' || method === 'HEAD'))) {
      response.once('finish', () => log(Number(response.getHeader('content-length') ?? 0)));
      void leave(request, next);
      return;
    }
    if (route.kind === 'hidden') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return log(10);
    }
    if (draining) response.setHeader('connection', 'close');
    const answered = respond(route, request, response)
      .catch((error: unknown) => {
        console.error('The gateway failed:', error);
        return send(request, response, restRefusal(500, { code: 'XX000', message: 'Something went wrong.' }).response);
      })
      .then(log, next)
      .finally(() => taken.delete(answered));
    taken.add(answered);
  };

  return {
    handle,
    async drain() {
      draining = true;
      const posted = Promise.all([post.stop(), webhooks.stop(), strays.stop(), rebuild.finish()]);
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => (timer = setTimeout(resolve, limits.drainMs)));
      await Promise.race([Promise.allSettled([...taken, posted]), enough]);
      clearTimeout(timer);
    },
  };
}
