/**
 * One turf as this phone knows it: the server's last answer, and on top of it what was saved here and may not have arrived.
 * Import it only from chunks that load on demand: it brings Dexie.
 */
import { useEffect, useMemo } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { factsOf, type KeptFact } from '../../adapters/dexie/localFacts.ts';
import { pageDb } from '../../adapters/dexie/pageDb.ts';
import { deliveryOf, doorState, type DoorState, type OwnAttempt, type WalkDoor } from '../../core/field/doors.ts';
import type { AttemptPayload, DoorPayload, PersonPayload } from '../../core/field/facts.ts';
import { useSession } from '../useSession.ts';
import { useStaffRead, type StaffRead } from '../useStaff.ts';
import { doorOf, scriptRead, walkRead, type Question } from './reads.ts';
import { topicOf, type KeptPayload } from './record.ts';

export interface Walk {
  readonly userId: string;
  /** In walk order; null while this phone has nothing to show. */
  readonly doors: readonly DoorState[] | null;
  readonly script: readonly Question[];
  readonly read: StaffRead<unknown>;
}

const NOTHING: readonly KeptFact[] = [];
const KINDS: Readonly<Record<string, KeptPayload['kind']>> = {
  'door-result': 'attempt',
  'new-door': 'door',
  'new-person': 'person',
};

export function useWalk(turfId: string): Walk {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(walkRead(turfId));
  const script = useStaffRead(scriptRead);
  const kept = useLiveQuery(() => ownFacts(turfId, userId).catch(() => NOTHING), [turfId, userId]) ?? NOTHING;
  useSettling(kept, read);
  const { rows, asOf } = read;
  const doors = useMemo(
    () => (rows === null ? null : merged(rows.map(doorOf), kept, userId, asOf)),
    [rows, kept, userId, asOf],
  );
  return { userId, doors, script: script.rows ?? [], read };
}

/** What was kept beside the outbox, and what waits in it from before a sign-out, which erases what lies beside. */
async function ownFacts(turfId: string, userId: string): Promise<readonly KeptFact[]> {
  const db = pageDb();
  const [kept, waiting] = await Promise.all([
    factsOf(db, topicOf(turfId), userId),
    db.outbox
      .where('orderKey')
      .startsWith('door:')
      .filter((item) => item.state !== 'delivered' && item.userId === userId && turfOf(item.payload) === turfId)
      .toArray(),
  ]);
  const known = new Set(kept.map(({ id }) => id));
  const others = waiting.flatMap((item): KeptFact[] => {
    const kind = KINDS[item.kind];
    if (known.has(item.id) || kind === undefined) return [];
    const fact = { kind, at: Date.parse(item.createdAt), payload: item.payload };
    return [{ id: item.id, fact, state: item.state, sentAt: null, tries: item.attempts }];
  });
  return [...kept, ...others];
}

function turfOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'turf' in payload ? payload.turf : null;
}

/** Asks for the list again once everything was sent, so that the server's word, a teammate's knocks in it, takes over. */
function useSettling(kept: readonly KeptFact[], read: StaffRead<unknown>) {
  const unsent = kept.filter(({ state }) => state !== 'delivered').length;
  const newest = kept.reduce((latest, { sentAt }) => Math.max(latest, sentAt === null ? 0 : Date.parse(sentAt)), 0);
  const { refresh, asOf } = read;
  useEffect(() => {
    if (unsent === 0 && asOf !== null && newest >= asOf) void refresh();
  }, [unsent, newest, asOf, refresh]);
}

function merged(
  listed: readonly WalkDoor[],
  kept: readonly KeptFact[],
  me: string,
  asOf: number | null,
): readonly DoorState[] {
  const facts = kept.map((one) => ({ ...one, fact: one.fact as KeptPayload })); // record.ts wrote it
  const attempts = new Map<string, OwnAttempt[]>();
  const people = new Map<string, (PersonPayload & { id: string })[]>();
  const doors: WalkDoor[] = [];
  const known = new Set(listed.map(({ id }) => id));
  for (const { id, fact, state, sentAt } of facts) {
    if (fact.kind === 'attempt')
      push(attempts, fact.payload.door, ownAttempt(id, fact.payload, fact.at, me, state, sentAt));
    else if (fact.kind === 'person') push(people, fact.payload.door, { ...fact.payload, id });
    else if (!known.has(id)) doors.push(newDoor(fact.payload));
  }
  // What was added here comes last, as in the server's list: a door must not jump when it has been sent.
  return [...listed, ...doors].map((door) => {
    const added = (people.get(door.id) ?? []).filter(({ id }) => !door.people.some((one) => one.id === id));
    const residents = added.map(({ id, name, phone, language }) => ({ id, name, phone, language, added: true }));
    const whole = added.length === 0 ? door : { ...door, people: [...door.people, ...residents] };
    return doorState(whole, attempts.get(door.id) ?? [], me, asOf);
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

function ownAttempt(
  id: string,
  payload: AttemptPayload,
  at: number,
  me: string,
  state: KeptFact['state'],
  sentAt: string | null,
): OwnAttempt {
  const { door, person, result, support, notes, supersedes } = payload;
  return {
    id,
    doorId: door,
    personId: person,
    result,
    support,
    notes,
    at,
    canvasser: me,
    supersedes,
    delivery: deliveryOf(state),
    sentAt: sentAt === null ? null : Date.parse(sentAt),
  };
}
