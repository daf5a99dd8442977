/** Whether a page for other sites' frames is there: the build makes them, and what is published since has none until the next one. */

/** In each of those pages, and in no other: a host may answer any address with some page. */
const MARK = 'embed/embed.css';

/** @param address whole. @returns null where nobody answers. */
export async function framePageThere(address: string, ask: typeof fetch = fetch): Promise<boolean | null> {
  try {
    const answer = await ask(new URL(address).pathname, { cache: 'no-store', credentials: 'omit' });
    if (answer.status >= 500) return null;
    return answer.ok && (await answer.text()).includes(MARK);
  } catch {
    return null;
  }
}
