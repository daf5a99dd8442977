/**
 * What a room of phones asks every few seconds and everybody is told alike: asked of the database once in a second, however many ask,
 * and anew after anything was written. 300 phones with 200 questions cost 2.4 cores while each asked for itself, and half of what was left
 * went into collecting the copies of one answer: its bytes are made once, plain and packed.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Keys } from './keys.ts';
import type { Route } from './routes.ts';
import type { WholeAnswer } from './write.ts';

const KEEP_MS = 1000;
/** Rooms at once. More are somebody who tries addresses: then the oldest is asked for anew. */
const KEPT_AT_MOST = 50;

/** Functions whose answer is the same for everybody who comes without a token. */
const SAME_FOR_ALL: readonly string[] = ['town_hall'];
/** What would make an answer another one. */
const CHANGES_IT = ['prefer', 'range', 'accept-profile', 'content-profile', 'x-http-method-override'];
const PLAIN = /^(\*\/\*|application\/json)$/;

/** Whether the answer to this GET is the one that everybody gets. */
export function isShared(route: Route, headers: Headers, keys: Keys): boolean {
  if (route.kind !== 'function' || !SAME_FOR_ALL.includes(route.name)) return false;
  if (headers.get('apikey') !== keys.publishable) return false;
  const token = headers.get('authorization');
  if (token !== null && token !== `Bearer ${keys.publishable}`) return false;
  return CHANGES_IT.every((name) => !headers.has(name)) && PLAIN.test(headers.get('accept') ?? '*/*');
}

/** Functions that are told a receipt in the body, and write nothing. */
const ASKED_IN_THE_BODY: readonly string[] = ['my_questions'];

/** Whether something may stand differently after this. */
export function mayWrite(route: Route, method: string | undefined): boolean {
  if (route.kind === 'function' && ASKED_IN_THE_BODY.includes(route.name)) return false;
  return method !== 'GET' && method !== 'HEAD';
}

const pack = promisify(gzip);
/** What fits into one packet is not packed. */
const SMALL_BYTES = 1400;
const TAKES_GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i;

interface Made {
  readonly plain: WholeAnswer;
  /** The same for whoever takes gzip. */
  readonly packed: WholeAnswer;
}

export interface Shared {
  /**
   * @param url path and query: what the answer depends on. @param encodings the request's Accept-Encoding.
   * @param ask is not given up when one of those who wait goes away.
   */
  answer(url: string, encodings: string | null, ask: () => Promise<Response>): Promise<WholeAnswer>;
  /** Something was written: who asks from now on is told of it. */
  forget(): void;
}

export function createShared(now: () => number): Shared {
  const made = new Map<string, { readonly at: number; readonly answer: Promise<Made> }>();

  async function make(ask: () => Promise<Response>): Promise<Made> {
    const answer = await ask();
    const { status, ok } = answer;
    const headers = new Headers(answer.headers);
    headers.append('vary', 'accept-encoding');
    const plain = { status, ok, headers, whole: Buffer.from(await answer.arrayBuffer()) };
    if (!ok || plain.whole.length <= SMALL_BYTES) return { plain, packed: plain };
    const packedHeaders = new Headers(headers);
    packedHeaders.set('content-encoding', 'gzip');
    return { plain, packed: { status, ok, headers: packedHeaders, whole: await pack(plain.whole) } };
  }

  return {
    async answer(url, encodings, ask) {
      let found = made.get(url);
      if (!found || now() - found.at >= KEEP_MS) {
        const fresh = { at: now(), answer: make(ask) };
        found = fresh;
        made.delete(url);
        made.set(url, fresh);
        const [oldest] = made.keys();
        if (made.size > KEPT_AT_MOST && oldest !== undefined) made.delete(oldest);
        // What could not be had is asked for again by whoever comes next.
        const drop = () => void (made.get(url) === fresh && made.delete(url));
        fresh.answer.then(({ plain }) => plain.status === 200 || drop(), drop);
      }
      const { plain, packed } = await found.answer;
      return TAKES_GZIP.test(encodings ?? '') ? packed : plain;
    },
    forget: () => made.clear(),
  };
}
