/** One save at a time by a thumb in a glove: busy while it runs, and in words when it could not be kept. */
import { isOutboxError } from '../../../core/errors.ts';
import type { Message } from '../../../core/label.ts';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { m } from '../../../messages/messages.js';
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
          toast({ type: 'error', title: m.field_not_saved, description: failure(cause) });
          return false;
        },
      ),
    );
  return { busy, run };
}

const LEFT: readonly string[] = ['in-flight', 'may-have-landed', 'already-delivered'];

function failure(cause: unknown): Message {
  const code = isOutboxError(cause) ? cause.code : '';
  if (LEFT.includes(code)) return m.field_sent_before;
  if (code === 'storage-full') return m.field_phone_full;
  if (code === 'other-person') return m.field_signed_out;
  const why = reasonNotSaved(cause);
  return () => m.field_press_again({ reason: notSavedWords(why, 'phone') });
}
