/**
 * Who is coming and who came, computed from RSVPs and facts. The database computes the same for those with a signal
 * (private.event_attendance); tests/db/stories/eventAttendance.ts holds the two together.
 *
 * Facts of two phones never overwrite each other: an undo takes back the facts it names, so a check-in that its phone had
 * not seen stays; only the party size goes by time, the latest one wins. A person who sent another RSVP is one party: what was
 * noted of the earlier one before that counts no more, except that they are inside.
 */
import type { Attendee, AttendeeState, Fact, LocalFact, QueuePerson } from './queue.ts';

export interface EventFrame {
  /** null: any number. */
  readonly capacity: number | null;
  /** Epoch ms. */
  readonly endsAt: number;
}

/** In the order in which the RSVPs reached the server, walk-ins among them by time. `now` in epoch ms. */
export function attendance(
  people: readonly QueuePerson[],
  local: readonly LocalFact[],
  frame: EventFrame,
  now: number,
): readonly Attendee[] {
  const known = merge(people, local);
  const undone = new Set(
    known.flatMap((person) => person.facts.flatMap((fact) => (fact.action === 'undo' ? fact.about : []))),
  );
  const judged = known.map((person) => judge(person, undone)).sort(byArrival);
  const doorWasOpen = judged.some(({ presences }) => presences.length > 0);
  const over = doorWasOpen && frame.endsAt < now;
  let places = 0;
  return judged.map((one) => {
    const here = one.presences.length > 0;
    if (one.source === 'rsvp' && (here || !(one.cancelled || one.markedNoShow))) places += one.partySize;
    const { markedNoShow: _, ...rest } = one;
    const full = frame.capacity !== null && places > frame.capacity;
    return { ...rest, state: stateOf(one, here, full, over) };
  });
}

interface Judged extends Omit<Attendee, 'state'> {
  readonly markedNoShow: boolean;
}

function stateOf(one: Judged, here: boolean, full: boolean, over: boolean): AttendeeState {
  if (here) return 'checked_in';
  if (one.cancelled || one.source === 'walk_in') return 'withdrawn';
  if (one.markedNoShow) return 'no_show';
  if (full) return 'waitlisted';
  return over ? 'no_show' : 'expected';
}

function judge(person: QueuePerson, undone: ReadonlySet<string>): Judged {
  const live = person.facts.filter((fact) => !undone.has(fact.id)).flatMap((fact) => stillSaid(fact, person));
  const presences = live.filter(isPresence);
  const settled = person.facts.some(
    (fact) => fact.action === 'settle' && presences.every(({ id }) => fact.about.includes(id)),
  );
  const sized = live.filter((fact) => fact.partySize !== null).sort(byTime);
  return {
    ...person,
    partySize: sized.at(-1)?.partySize ?? person.headcount,
    cancelled: live.some(({ action }) => action === 'withdraw'),
    markedNoShow: live.some(({ action }) => action === 'no_show'),
    conflict: new Set(presences.map(({ device }) => device)).size > 1 && !settled,
    presences,
    live: live.filter(({ action }) => action !== 'undo' && action !== 'settle' && action !== 'party_size'),
  };
}

function stillSaid(fact: Fact, { rsvpAt }: QueuePerson): readonly Fact[] {
  if (!fact.earlier || fact.at > rsvpAt) return [fact];
  return isPresence(fact) ? [{ ...fact, partySize: null }] : [];
}

function isPresence({ action }: Fact): boolean {
  return action === 'check_in' || action === 'walk_in';
}

/** A fact that the server has and this device still keeps is one fact. */
function merge(people: readonly QueuePerson[], local: readonly LocalFact[]): readonly QueuePerson[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const latest = new Map(people.flatMap((person) => (person.earlier ?? []).map(({ id }) => [id, person.id])));
  for (const { subjectId, person, ...fact } of [...local].sort(byTime)) {
    const id = latest.get(subjectId) ?? subjectId;
    const found = byId.get(id) ?? person;
    if (!found) continue;
    const has = found.facts.some((one) => one.id === fact.id);
    const earlier = id === subjectId ? {} : { earlier: true };
    byId.set(id, has ? found : { ...found, facts: [...found.facts, { ...fact, ...earlier }] });
  }
  return [...byId.values()];
}

function byTime(a: Fact, b: Fact): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

function byArrival(a: QueuePerson, b: QueuePerson): number {
  return a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
}

export interface Totals {
  /** RSVPs that were not withdrawn. */
  readonly parties: number;
  /** People, by state. */
  readonly people: Readonly<Record<AttendeeState, number>>;
  readonly walkIns: number;
  readonly conflicts: number;
}

export function totalsOf(attendees: readonly Attendee[]): Totals {
  const people: Record<AttendeeState, number> = { expected: 0, checked_in: 0, waitlisted: 0, no_show: 0, withdrawn: 0 };
  let [parties, walkIns, conflicts] = [0, 0, 0];
  for (const one of attendees) {
    people[one.state] += one.partySize;
    if (one.source === 'rsvp' && !one.cancelled) parties += 1;
    if (one.source === 'walk_in' && one.state === 'checked_in') walkIns += one.partySize;
    if (one.conflict) conflicts += 1;
  }
  return { parties, people, walkIns, conflicts };
}
