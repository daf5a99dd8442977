/** What happened at the made city's doors: mostly nobody home, some conversations, a few corrected or taken back. */
import type { Dice } from '../../faults/random.ts';
import type { CityDoor, CityPerson, CityTurf } from './city.ts';

export interface CityAttempt {
  readonly id: string;
  readonly doorId: string;
  readonly personId: string | null;
  readonly turfId: string | null;
  readonly channel: 'door' | 'phone';
  readonly phone: string | null;
  readonly result: string;
  readonly support: number | null;
  readonly doNotContact: boolean;
  readonly supersedes: string | null;
  /** Which of the campaign's canvassers, from 0. */
  readonly canvasser: number;
  /** Before the moment the city is used. */
  readonly minutesAgo: number;
}

interface Place {
  readonly doors: readonly CityDoor[];
  readonly people: readonly CityPerson[];
  readonly turfs: readonly CityTurf[];
}

/** How many people walk. Each door has one of two: now and then both brought a result. */
export const CANVASSERS = 6;
const WEEKS = 4;
const MINUTES = WEEKS * 7 * 24 * 60;

const AT_DOORS = [
  [68, 'not_home'],
  [18, 'canvassed'],
  [5, 'refused'],
  [4, 'inaccessible'],
  [2, 'language_barrier'],
  [0.4, 'moved'],
  [0.1, 'deceased'],
] as const;
const BY_PHONE = [
  [60, 'left_message'],
  [20, 'canvassed'],
  [10, 'busy'],
  [6, 'call_back'],
  [4, 'refused'],
  [2, 'wrong_number'],
] as const;

/** As many as are asked for, spread over the doors by turns, the oldest first at every door. */
export function attemptsAt(dice: Dice, { doors, people, turfs }: Place, count: number): CityAttempt[] {
  const residents = Map.groupBy(people, ({ door }) => door.id);
  const turfOf = new Map(turfs.flatMap((turf) => turf.doors.map((door) => [door.id, turf.id] as const)));
  const rounds = Math.ceil(count / doors.length);
  const made: CityAttempt[] = [];
  const last = new Map<string, CityAttempt>();
  for (let at = 0; at < count; at++) {
    const door = doors[at % doors.length];
    if (!door) break;
    const round = Math.floor(at / doors.length);
    const before = last.get(door.id);
    const attempt: CityAttempt = {
      id: dice.uuid(),
      doorId: door.id,
      turfId: turfOf.get(door.id) ?? null,
      ...said(dice, residents.get(door.id) ?? []),
      supersedes: null,
      canvasser: dice.chance(0.9) ? (at % doors.length) % CANVASSERS : dice.between(0, CANVASSERS - 1),
      minutesAgo: Math.floor(MINUTES * (1 - (round + dice.fraction()) / rounds)),
    };
    const corrects = before !== undefined && dice.chance(0.02) ? before : null;
    const row = corrects === null ? attempt : correction(dice, attempt, corrects);
    made.push(row);
    last.set(door.id, row);
  }
  return made;
}

/** One's own earlier fact, put right or taken back. */
function correction(dice: Dice, attempt: CityAttempt, before: CityAttempt): CityAttempt {
  const own = { supersedes: before.id, canvasser: before.canvasser };
  if (dice.chance(0.7)) return { ...attempt, ...own };
  return { ...attempt, ...own, result: 'undone', support: null, doNotContact: false };
}

function said(dice: Dice, residents: readonly CityPerson[]) {
  const channel = dice.chance(0.1) ? 'phone' : 'door';
  const result: string = dice.weighted(channel === 'phone' ? BY_PHONE : AT_DOORS);
  const about = result === 'canvassed' || result === 'moved' || result === 'deceased' || channel === 'phone';
  const person = about ? residents[dice.between(0, Math.max(0, residents.length - 1))] : undefined;
  return {
    channel,
    result,
    personId: person?.id ?? null,
    phone: person?.phone ?? null,
    support: result === 'canvassed' ? dice.between(1, 5) : null,
    doNotContact: result === 'refused' && dice.chance(0.1),
  } as const;
}
