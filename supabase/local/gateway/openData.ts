/**
 * What is public as files, made once in half a minute however many ask: each takes every row of its kinds, a feed those of all kinds.
 * Caches are told to keep it for longer.
 */
import { answerOpenData, type Asked, type OpenDataSite } from '../../../src/features/feeds/model/answer.ts';

const KEEP_MS = 30_000;

interface Made {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Promise<ArrayBuffer>;
}

export type OpenData = (
  asked: Asked,
  ask: (query: string) => Promise<Response>,
  site: OpenDataSite,
) => Promise<Response>;

export function createOpenData(now: () => number): OpenData {
  const made = new Map<string, { readonly at: number; readonly answer: Promise<Made> }>();

  async function make(name: string, ask: Parameters<OpenData>[1], site: OpenDataSite): Promise<Made> {
    const answer = await answerOpenData({ method: 'GET', name }, ask, site, now());
    return { status: answer.status, headers: answer.headers, body: answer.arrayBuffer() };
  }

  return async ({ method, name, known = null }, ask, site) => {
    if (method !== 'GET' && method !== 'HEAD') return answerOpenData({ method, name }, ask, site, now());
    let found = made.get(name);
    if (!found || now() - found.at >= KEEP_MS) made.set(name, (found = { at: now(), answer: make(name, ask, site) }));
    const one = await found.answer;
    // What could not be had is asked for again, and what there is none of is not kept.
    if (one.status !== 200 && made.get(name) === found) made.delete(name);
    const etag = one.headers.get('etag');
    const same = known?.split(',').some((said) => said.trim() === etag || said.trim() === '*') ?? false;
    if (one.status === 200 && same) return new Response(null, { status: 304, headers: one.headers });
    return new Response(method === 'HEAD' ? null : await one.body, { status: one.status, headers: one.headers });
  };
}
