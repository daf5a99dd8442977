/** Work that waits in the database and is looked for every minute, and at once when somebody says so: one round at a time. */

const EVERY_MS = 60_000;

export interface Rounds {
  /** Something may wait. Never rejects. */
  look(): Promise<void>;
  /** Begins nothing more; resolves when the round that goes on has ended. What is left waits for the next start. */
  stop(): Promise<void>;
}

/** @param work one round; true: more may wait. It asks `stopped` before each thing it begins. */
export function createRounds(work: (stopped: () => boolean) => Promise<boolean>): Rounds {
  let round: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function rounds(): Promise<void> {
    do {
      again = false;
      // The database is away, or stops: the next minute finds the same.
      const more = await work(() => stopped).catch(() => false);
      if (more && !stopped) again = true;
    } while (again);
  }

  // A question that a closing pool never answers kept the server from ending.
  async function look(): Promise<void> {
    if (stopped) return;
    if (round !== null) again = true;
    round ??= rounds().finally(() => (round = null));
    return round;
  }

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await round;
  }

  return { look, stop };
}
