/** A list of the server's is asked again as soon as what this phone saved has reached it: its totals and duties change with it. */
import { useEffect, useRef } from 'react';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { DEPOSIT_KEYS, depositKind } from '../model/depositKind.ts';
import { DEPOSIT_TOPIC } from './saveDeposit.ts';
import { useMoneyHere } from './useMoneyHere.ts';

const UNSENT = unsentFacts(depositKind, DEPOSIT_KEYS);

/** @param refresh asks the list anew */
export function useFreshAfterSending(refresh: () => Promise<void>): void {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const here = useMoneyHere(me);
  const deposits = useKeptFacts(DEPOSIT_TOPIC, me, UNSENT);
  const sent = (
    here && deposits
      ? [...here.entries, ...here.versions.map(({ id, delivery }) => ({ id, state: delivery })), ...deposits.kept]
      : undefined
  )
    ?.filter(({ state }) => state === 'delivered')
    .map(({ id }) => id)
    .join(' ');
  const asked = useRef<string | undefined>('');
  useEffect(() => {
    if (sent === undefined || sent === '' || asked.current === sent) return;
    asked.current = sent;
    void refresh();
  }, [sent, refresh]);
}
