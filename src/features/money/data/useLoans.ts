/** The loans that are open: the server's list, with what waits here on top. */
import { useMemo } from 'react';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { isListed } from '../model/deposits.ts';
import { openLoans } from '../model/loans.ts';
import { loansRead } from './reads.ts';
import { useFreshAfterSending } from './useFreshAfterSending.ts';
import { useMoneyHere } from './useMoneyHere.ts';

/** @param rootOf who stands for a contributor; the same function while nothing about that changed */
export function useLoans(rootOf: (contributor: string) => string) {
  const session = useSession();
  const here = useMoneyHere(session.status === 'signed-in' ? session.identity.userId : '');
  const read = useStaffRead(loansRead);
  useFreshAfterSending(read.refresh);
  const { rows, asOf } = read;
  const loans = useMemo(() => {
    const waiting = (here?.entries ?? []).filter(({ state, sentAt }) => state !== 'refused' && !isListed(sentAt, asOf));
    return openLoans(rows ?? [], waiting, rootOf);
  }, [here, rows, asOf, rootOf]);
  return { loans, read };
}
