/**
 * Pictures of what is live (hooks/pictureUrl.ts): from the network, and in a dead spot as they were seen last. The newest seen are kept,
 * and what the server has no more is forgotten when it says so, or when a list names it no more (namedPictures.ts).
 */
export const SEEN_PICTURES = 'seen-pictures';
/** A picture is at most some 100 kB. */
const MOST = 60;

export async function answerPicture({ request }: { request: Request }): Promise<Response> {
  try {
    const response = await fetch(request);
    await note(request.url, response).catch(() => undefined);
    return response;
  } catch {
    // Not rejected: a picture that is not there is nobody's failure (keptReads.ts).
    return (await kept(request.url).catch(() => undefined)) ?? Response.error();
  }
}

async function note(address: string, response: Response): Promise<void> {
  // Of another origin's picture, which a page may show and not read, nothing is known: neither whether it is one.
  if (response.type === 'opaque') return;
  const cache = await caches.open(SEEN_PICTURES);
  if (response.status === 404 || response.status === 410) return void (await cache.delete(address));
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('image/')) return;
  const copy = response.clone();
  // Seen again it is the newest again.
  await cache.delete(address);
  await cache.put(address, copy);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)));
}

async function kept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(SEEN_PICTURES);
  return cache.match(address);
}
