/** One change at a time by a member of staff: busy while it runs, the server's no in words, and asked again whatever came of it. */
import { useState } from 'react';
import type { StaffApi } from '../backend/staffApi.ts';
import { m } from '../messages/messages.js';
import { toast } from '../ui/toaster.tsx';
import { withFreshProof } from './freshProof.ts';
import { requestWords, tellUnforeseen } from './requestWords.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import { staffApi } from './useStaff.ts';

/** What slips over the page say of it, beside the page itself. */
export interface Slips<T> {
  readonly done?: (made: T) => string;
  /** Says what stood against it, too: where the place on the page that says so may be out of sight. */
  readonly failed?: boolean;
}

export interface Change {
  readonly busy: boolean;
  /** What stood against the last change; null when nothing did. */
  readonly problem: string | null;
  /** Resolves with whether the change was made, once the page shows what is so. Never rejects. */
  readonly run: <T>(work: (api: StaffApi) => Promise<T>, slips?: Slips<T>) => Promise<boolean>;
}

/** @param refresh what to ask again afterwards: half of a change may have been made, or another one's meanwhile. */
export function useChange(...refresh: readonly (() => Promise<unknown>)[]): Change {
  /** Put into words when it is drawn, so that a page that stays open follows the language. */
  const [against, setAgainst] = useState<{ readonly cause: unknown } | null>(null);
  const { busy, run: alone } = useOneAtATime();

  const run = <T>(work: (api: StaffApi) => Promise<T>, { done, failed = false }: Slips<T> = {}) =>
    alone(async () => {
      setAgainst(null);
      try {
        const made = await withFreshProof(async () => work(await staffApi()));
        if (done !== undefined) toast({ type: 'success', title: () => done(made) });
        return true;
      } catch (cause) {
        tellUnforeseen(cause);
        setAgainst({ cause });
        if (failed) toast({ type: 'error', title: m.hooks_failed, description: () => requestWords(cause) });
        return false;
      } finally {
        await Promise.all(refresh.map((ask) => ask()));
      }
    });

  return { busy, problem: against && requestWords(against.cause), run };
}
