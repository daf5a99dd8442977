/** Places to look at with what was found at each: by everybody as the server has it, and by this device meanwhile. */
import { useMemo } from 'react';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { VISIT_KEYS, visitKind, type Visit } from '../model/visitKinds.ts';
import { stopsRead, type StopLine } from './stopsRead.ts';
import { useForgetSent } from './useForgetSent.ts';
import { VISITS_TOPIC } from './useStop.ts';

/** What a writer says of a finding is another topic's: findings.ts. */
export const UNSENT_VISITS = unsentFacts(visitKind, VISIT_KEYS, (visit) => (visit.found === 'settled' ? null : visit));

export interface OwnVisit extends Visit {
  readonly id: string;
  readonly delivery: Delivery;
}
export interface Visited {
  readonly line: StopLine;
  /** Of this device alone, the oldest first: the server's list does not have them yet. */
  readonly own: readonly OwnVisit[];
}

/** The visit that counts as far as this device knows: whoever goes next has seen it. */
export const visitSeen = ({ line, own }: Visited): string | null =>
  own.findLast(({ found, delivery }) => found !== 'not_seen' && delivery !== 'refused')?.id ?? line.visit;

export function useVisits(userId: string): {
  readonly read: CachedRead<StopLine>;
  readonly lines: readonly Visited[] | null;
} {
  const read = useStaffRead(stopsRead);
  const here = useKeptFacts(VISITS_TOPIC, userId, UNSENT_VISITS);
  const { rows } = read;
  const lines = useMemo(() => {
    if (rows === null || here === null) return null;
    const own = here.kept.map(({ id, fact, state }): OwnVisit => ({
      ...(fact as Visit), // useStop.ts wrote it
      id,
      delivery: deliveryOf(state),
    }));
    return rows.map((line): Visited => ({
      line,
      own: own.filter(
        ({ id, report, site }) => (report ?? site) === line.id && line.visits.every((known) => known.id !== id),
      ),
    }));
  }, [rows, here]);
  useForgetSent(VISITS_TOPIC, userId, here, read);
  return { read, lines };
}
