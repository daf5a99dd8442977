/** Removes pictures whose report is gone, each hour: where no more pictures come, nothing else would. */
import type { Backend } from '../../backend.ts';
import { createRounds, type Rounds } from '../rounds.ts';

const EVERY_MS = 3_600_000;

interface StrayParts {
  readonly backend: Pick<Backend, 'database'>;
  readonly now: () => number;
}

export function createStrays({ backend, now }: StrayParts): Rounds {
  let last = now();
  return createRounds(async () => {
    if (now() - last < EVERY_MS) return false;
    last = now();
    await backend.database.query('select private.remove_stray_pictures()');
    return false;
  });
}
