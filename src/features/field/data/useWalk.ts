/**
 * One turf as this phone knows it: the server's last answer, and on top of it what was saved here and may not have arrived.
 * Import it only from chunks that load on demand: it brings Dexie.
 */
import { useMemo } from 'react';
import type { KeptFact } from '../../../core/outbox/view.ts';
import { deliveryOf, doorState, type DoorState, type OwnAttempt, type WalkDoor } from '../model/doors.ts';
import type { DoorPayload, PersonPayload } from '../model/facts.ts';
import type { Known } from '../model/correction.ts';
import { savedOf, type Saved } from '../model/saved.ts';
import { withNoted } from '../model/spoken.ts';
import { useSettling } from '../../../hooks/useAskedAfterSending.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { asOwnAttempt, knownOf, NO_FACTS, useOwnFacts } from './ownFacts.ts';
import { doorOf, scriptRead, walkRead, type Question } from './reads.ts';
import { topicOf, type KeptPayload } from './saveFact.ts';
import { useReportPhone } from './useReportPhone.ts';

export interface Walk {
  readonly userId: string;
  /** In walk order; null while this phone has nothing to show. */
  readonly doors: readonly DoorState[] | null;
  /** See knownOf. */
  readonly known: (fact: string | null) => Known | null;
  readonly script: readonly Question[];
  readonly read: CachedRead<unknown>;
  readonly saved: Saved;
}

export function useWalk(turfId: string): Walk {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(walkRead(turfId));
  const script = useStaffRead(scriptRead);
  const kept = useOwnFacts(topicOf(turfId), userId, 'door:', (payload) => turfOf(payload) === turfId);
  useSettling(kept, read);
  const { rows, asOf } = read;
  const doors = useMemo(
    () => (rows === null || kept === null ? null : merged(rows.map(doorOf), kept, userId, asOf)),
    [rows, kept, userId, asOf],
  );
  const saved = useMemo(
    () =>
      savedOf(
        (kept ?? NO_FACTS).map(({ state }) => deliveryOf(state)),
        doors ?? [],
      ),
    [kept, doors],
  );
  useReportPhone(userId, asOf, (rows?.length ?? 0) > 0, saved.unsent);
  return { userId, doors, known: (fact) => knownOf(kept, fact), script: script.rows ?? [], read, saved };
}

function turfOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'turf' in payload ? payload.turf : null;
}

function merged(
  listed: readonly WalkDoor[],
  kept: readonly KeptFact[],
  me: string,
  asOf: number | null,
): readonly DoorState[] {
  const attempts = new Map<string, OwnAttempt[]>();
  const people = new Map<string, (PersonPayload & { id: string })[]>();
  const doors: WalkDoor[] = [];
  const known = new Set(listed.map(({ id }) => id));
  for (const one of kept) {
    const { id } = one;
    const fact = one.fact as KeptPayload; // record.ts wrote it
    if (fact.kind === 'attempt') {
      const { door } = fact.payload;
      push(attempts, door, asOwnAttempt(one, fact.at, door, fact.payload, me));
    } else if (fact.kind === 'person') push(people, fact.payload.door, { ...fact.payload, id });
    else if (fact.kind === 'door' && !known.has(id)) doors.push(newDoor(fact.payload));
  }
  // What was added here comes last, as in the server's list: a door must not jump when it has been sent.
  return [...listed, ...doors].map((door) => {
    const added = (people.get(door.id) ?? []).filter(({ id }) => !door.people.some((one) => one.id === id));
    const residents = added.map(({ id, name, phone, language }) => ({ id, name, phone, language, added: true }));
    const own = attempts.get(door.id) ?? [];
    return doorState({ ...door, people: withNoted([...door.people, ...residents], own) }, own, me, asOf);
  });
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function newDoor(payload: DoorPayload): WalkDoor {
  const { door: id, street, number, suffix, floor, unit, accessNote } = payload;
  return { id, street, number, suffix, floor, unit, accessNote, closed: false, people: [], attempts: [], added: true };
}
