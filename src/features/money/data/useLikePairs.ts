/** Who could be the same among all givers, without those about whom this phone has said something. */
import { useMemo } from 'react';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { pairOf } from '../../persons/model/link.ts';
import { countingWords } from '../../persons/model/person.ts';
import { likeRead, type LikePair } from './giverReads.ts';
import { useGiverLinks } from './useGiverLinks.ts';

export const pairKey = ({ one, other }: LikePair): string => pairOf(one.id, other.id).join(' ');

export function useLikePairs() {
  const { rows, asOf, trouble } = useStaffRead(likeRead);
  const { own, busy, say } = useGiverLinks();
  const open = useMemo(() => {
    // What was sent before the list was asked for is in it already, with whatever somebody else has said since.
    const fresh = own?.filter(({ delivery, sentAt }) => delivery === 'saved' || (sentAt ?? 0) >= (asOf ?? 0)) ?? [];
    const decided = new Set(countingWords([], fresh).map(({ a, b }) => `${a} ${b}`));
    return rows?.filter((pair) => !decided.has(pairKey(pair))) ?? [];
  }, [rows, own, asOf]);
  return { known: rows !== null && own !== null, open, asOf, trouble, busy, say };
}
