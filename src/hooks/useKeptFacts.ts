/** What this phone saved about a topic and may not have sent, always as it is now. Brings Dexie. */
import { useLiveQuery } from 'dexie-react-hooks';
import type { KeptFact } from '../adapters/dexie/localFacts.ts';

export const NO_FACTS: readonly KeptFact[] = [];

/**
 * Null until they are read: a door that was visited, or a guest who is inside, must not pass for open because the server's list
 * was there first.
 */
export function useKeptFacts(
  topic: string,
  userId: string,
  readFacts: () => Promise<readonly KeptFact[]>,
): readonly KeptFact[] | null {
  const read = useLiveQuery(
    // What cannot be read cannot be waited for.
    async () => ({ topic, userId, facts: await readFacts().catch(() => NO_FACTS) }),
    [topic, userId],
  );
  // After a change the last answer stands until there is a new one.
  return read?.topic === topic && read.userId === userId ? read.facts : null;
}
