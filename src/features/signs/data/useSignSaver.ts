/** One save at a time about a sign: busy while it runs, and in words when it could not be kept. */
import { m } from '../../../messages/messages.js';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
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
  const { busy, kept } = useSaving(m.signs_not_saved, 'phone');
  return {
    busy,
    say: (said, picture = null) => kept(() => saveSignEvent(me, { ...NOTHING, ...said }, picture)),
    move: (move) => kept(() => saveStockMove(me, move)),
  };
}
