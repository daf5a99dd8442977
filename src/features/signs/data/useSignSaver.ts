/** One save at a time about a sign: busy while it runs, and in words when it could not be kept. */
import { m } from '../../../messages/messages.js';
import { notSavedWords, reasonNotSaved } from '../../../hooks/blame.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { toast } from '../../../ui/toaster.tsx';
import { saveSignEvent, saveStockMove, type NewSignEvent } from './saveSign.ts';
import type { StockMovePayload } from '../model/kinds.ts';

export type Said = Partial<NewSignEvent> & Pick<NewSignEvent, 'request' | 'action' | 'where'>;

export interface SignSaver {
  readonly busy: boolean;
  /** Resolves with whether it is on this device. Never rejects. */
  readonly say: (said: Said, picture?: string | null) => Promise<boolean>;
  readonly move: (move: StockMovePayload) => Promise<boolean>;
}

const NOTHING = { place: null, note: null, supersedes: null };

export function useSignSaver(): SignSaver {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const { busy, run } = useOneAtATime();
  const kept = (work: () => Promise<unknown>) =>
    run(() =>
      work().then(
        () => true,
        (cause: unknown) => {
          const why = reasonNotSaved(cause);
          toast({ type: 'error', title: m.signs_not_saved, description: () => notSavedWords(why, 'phone') });
          return false;
        },
      ),
    );
  return {
    busy,
    say: (said, picture = null) => kept(() => saveSignEvent(me, { ...NOTHING, ...said }, picture)),
    move: (move) => kept(() => saveStockMove(me, move)),
  };
}
