/** One route on this phone: its stops in order, with what was saved here. */
import { useEffect, useMemo } from 'react';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { myRoutesRead, routeRead, type StopRow } from '../data/reads.ts';
import { useOwnSigns, type SignHere } from '../data/useOwnSigns.ts';
import { isServed, type RouteKind } from '../model/steps.ts';

export interface Stop {
  readonly position: number;
  readonly signs: readonly SignHere<StopRow>[];
  readonly served: boolean;
}

export function useRoute(routeId: string) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const mine = useStaffRead(myRoutesRead);
  const read = useStaffRead(routeRead(routeId));
  const here = useOwnSigns(read.rows, me);
  const { ask } = read;
  useEffect(() => void ask(), [ask]);
  const about = mine.rows?.find(({ route_id }) => route_id === routeId) ?? null;
  const kind: RouteKind = about?.kind ?? 'delivery';
  const stops = useMemo(() => (here === null ? null : stopsOf(here, kind)), [here, kind]);
  return { me, about, kind, stops, read };
}

function stopsOf(here: readonly SignHere<StopRow>[], kind: RouteKind): readonly Stop[] {
  const positions = [...new Set(here.map(({ row }) => row.position))].toSorted((a, b) => a - b);
  return positions.map((position) => {
    const signs = here.filter(({ row }) => row.position === position);
    return { position, signs, served: signs.every(({ head }) => isServed(head.state, kind)) };
  });
}

/** The first that is left: a phone that died opens there. Those where nobody was home come again after all others. */
export function nextStop(stops: readonly Stop[]): Stop | null {
  const left = stops.filter(({ served }) => !served);
  const triesAt = ({ signs }: Stop) => Math.max(...signs.map(({ head }) => head.tries));
  return left.toSorted((a, b) => triesAt(a) - triesAt(b) || a.position - b.position)[0] ?? null;
}
