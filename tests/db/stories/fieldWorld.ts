/** The field as its stories know it: the sample turfs, and a result as a phone sends it. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { Answer, World } from '../support/world.ts';

/** In the organizer's hands; 40 doors where nobody has knocked. */
export const MILL_STREET = 'b0000000-0000-4000-8000-000000000001';
/** In the deputy's hands; the first 25 of 36 doors were walked yesterday. */
export const CEDAR_STREET = 'b0000000-0000-4000-8000-000000000002';
/** In nobody's hands. */
export const RIDGE_ROAD = 'b0000000-0000-4000-8000-000000000003';

export const millDoor = (at: number) => `d0000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
export const millPerson = (at: number) => `d1000000-0000-4000-8000-${String(at * 10 + 1).padStart(12, '0')}`;

export function attempt(person: Person, over: Row = {}): Row {
  return {
    id: randomUUID(),
    household_id: millDoor(0),
    turf_id: MILL_STREET,
    result: 'not_home',
    canvasser: accountOf(person)?.id ?? null,
    client_created_at: new Date(Date.now() - 60_000).toISOString(),
    ...over,
  };
}

export async function knock(world: World, person: Person, over: Row = {}): Promise<Answer & { id: string }> {
  const row = attempt(person, over);
  const sent = await world.rest('POST', 'contact_attempts', await world.token(person), row, {
    prefer: 'return=minimal',
  });
  return { ...sent, id: String(row.id) };
}

/** What the view says of a door; undefined while nothing counts there. */
export async function doorResult(world: World, door: string): Promise<Row | undefined> {
  const rows = await world.backend.database.query(
    'select * from public.door_results where household_id = $1 and visited',
    [door],
  );
  return rows[0];
}

/** As the API gives it to the person. */
export async function walkList(world: World, person: Person, turf: string): Promise<Row[]> {
  return (await world.rest('GET', `rpc/walk_list?turf=${turf}`, await world.token(person))).rows;
}
