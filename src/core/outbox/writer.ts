/** Writing together what comes together. */

/**
 * Hands entries to `write`, never two calls at once; what arrives during one call goes into the next, all at once. The promise
 * settles as the call with its entries does, and rejects with it.
 */
export function createWriter<T>(
  write: (entries: readonly T[]) => Promise<void>,
): (entries: readonly T[]) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let gathered: T[] = [];
  let next: Promise<void> | null = null;

  async function commit(before: Promise<void>): Promise<void> {
    await before;
    const entries = gathered;
    gathered = [];
    next = null;
    await write(entries);
  }

  return (entries) => {
    gathered.push(...entries);
    if (next) return next;
    const mine = commit(last);
    next = mine;
    // The next call waits for this one, however it ended.
    last = mine.catch(() => undefined);
    return mine;
  };
}
