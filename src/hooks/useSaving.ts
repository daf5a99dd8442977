/** One save at a time on this device: busy while it runs, and in words when it could not be kept. */
import { toast } from '../ui/toaster.tsx';
import { notSavedWords, reasonNotSaved } from './blame.ts';
import { useOneAtATime } from './useOneAtATime.ts';

export interface Saving {
  readonly busy: boolean;
  /** Resolves with whether it is on this device. Never rejects. */
  readonly kept: (work: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * @param title what is said when it could not be kept
 * @param where what the person calls the thing in their hand
 */
export function useSaving(title: () => string, where: Parameters<typeof notSavedWords>[1]): Saving {
  const { busy, run } = useOneAtATime();
  const kept = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
        return true;
      } catch (cause) {
        const why = reasonNotSaved(cause);
        toast({ type: 'error', title, description: () => notSavedWords(why, where) });
        return false;
      }
    });
  return { busy, kept };
}
