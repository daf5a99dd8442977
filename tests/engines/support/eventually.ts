/** Asks again until a promise is kept, and ends with what was missing. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the outbox's own timer (60 s): whatever wakes it, it has been awake by then. */
const AT_MOST_MS = 75_000;

export async function eventually(holds: () => Promise<void>, atMostMs = AT_MOST_MS): Promise<void> {
  const ends = Date.now() + atMostMs;
  for (;;) {
    try {
      return await holds();
    } catch (cause) {
      if (Date.now() > ends) throw cause;
    }
    await sleep(250);
  }
}
