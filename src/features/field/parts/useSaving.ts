/** One save at a time by a thumb in a glove: busy while it runs, and in words when it could not be kept. */
import { isOutboxError } from '../../../core/errors.ts';
import { notSaved } from '../../../hooks/blame.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { toast } from '../../../ui/toaster.tsx';

export interface Saving {
  readonly busy: boolean;
  /** Resolves with whether it was done; false also for a second tap meanwhile. Never rejects. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

export function useSaving(): Saving {
  const { busy, run: alone } = useOneAtATime();

  const run = (work: () => Promise<void>) =>
    alone(() =>
      work().then(
        () => true,
        (cause: unknown) => {
          toast({ type: 'error', title: 'Not saved', description: failure(cause) });
          return false;
        },
      ),
    );
  return { busy, run };
}

const LEFT: readonly string[] = ['in-flight', 'may-have-landed', 'already-delivered'];

function failure(cause: unknown): string {
  const code = isOutboxError(cause) ? cause.code : '';
  if (LEFT.includes(code)) {
    return 'This was sent before with other words, and those stand. Go back to the list, open it again, and use “Change it”.';
  }
  if (code === 'storage-full') return 'This phone has no room left. Make some, then press again.';
  if (code === 'other-person')
    return 'You are not signed in on this phone any more. Write it down, then sign in again.';
  return `${notSaved(cause, 'phone')} Press again; if that does not help, write it down.`;
}
