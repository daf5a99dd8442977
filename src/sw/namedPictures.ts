/**
 * What is hidden leaves the device: each list that names pictures is compared with what it named before, and what no list names any more is
 * forgotten of the pictures that were seen (keptPictures.ts).
 */
import { PICTURE_PATH } from '../core/picture/value.ts';
import { SEEN_PICTURES } from './keptPictures.ts';

/** Which names each list had, by its address. */
const CACHE = 'named-pictures';
const NAME = /\b[0-9a-f]{64}\.(?:avif|webp|jpg)\b/g;

interface Asked {
  readonly request: Request;
  readonly event: { waitUntil(work: Promise<unknown>): void };
}

/** The list is the network's alone: what a page has of it in a dead spot it keeps itself. */
export async function answerNaming({ request, event }: Asked): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isList(response)) event.waitUntil(compare(listOf(request.url), response.clone()).catch(() => undefined));
    return response;
  } catch {
    // Not rejected, as with a picture (keptPictures.ts).
    return Response.error();
  }
}

/** Published words are asked for by their hash, each under another address: they are one list a language. */
function listOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('sha256');
  return url.href;
}

/** A captive portal's page names nothing, and nothing is forgotten for it. */
const isList = (response: Response): boolean =>
  response.status === 200 && Boolean(response.headers.get('content-type')?.includes('json'));

async function compare(address: string, response: Response): Promise<void> {
  const now = new Set((await response.text()).match(NAME));
  const lists = await caches.open(CACHE);
  const before = await namesOf(await lists.match(address));
  // First the pictures: cut off in between, the next list finds them again.
  const gone = before.filter((name) => !now.has(name));
  if (gone.length > 0) await forget(gone, await namedElsewhere(lists, address));
  await lists.put(address, new Response(JSON.stringify([...now])));
}

async function forget(gone: readonly string[], elsewhere: ReadonlySet<string>): Promise<void> {
  const seen = await caches.open(SEEN_PICTURES);
  const hidden = gone.filter((name) => !elsewhere.has(name)).map((name) => PICTURE_PATH + name);
  const kept = await seen.keys();
  await Promise.all(
    kept.filter(({ url }) => hidden.includes(new URL(url).pathname)).map((picture) => seen.delete(picture)),
  );
}

async function namedElsewhere(lists: Cache, address: string): Promise<ReadonlySet<string>> {
  const others = (await lists.keys()).filter(({ url }) => url !== address);
  return new Set((await Promise.all(others.map(async (one) => namesOf(await lists.match(one))))).flat());
}

const namesOf = async (list: Response | undefined): Promise<readonly string[]> =>
  (await list?.text())?.match(NAME) ?? [];
