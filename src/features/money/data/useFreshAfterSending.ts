/** A list of the server's is asked again as soon as what this phone saved has reached it: its totals and duties change with it. */
import { useEffect, useRef } from 'react';
import { useSession } from '../../../hooks/useSession.ts';
import { useMoneyHere } from './useMoneyHere.ts';

/** @param refresh asks the list anew */
export function useFreshAfterSending(refresh: () => Promise<void>): void {
  const session = useSession();
  const here = useMoneyHere(session.status === 'signed-in' ? session.identity.userId : '');
  const sent = here?.entries
    .filter(({ state }) => state === 'delivered')
    .map(({ id }) => id)
    .join(' ');
  const asked = useRef<string | undefined>('');
  useEffect(() => {
    if (sent === undefined || sent === '' || asked.current === sent) return;
    asked.current = sent;
    void refresh();
  }, [sent, refresh]);
}
