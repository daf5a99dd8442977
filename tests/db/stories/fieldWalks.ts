/** Walks, cut from the facts of a busy time: the latest fifty and no other, whatever places they were at. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountOf } from '../support/people.ts';
import type { World } from '../support/world.ts';

const HOUR_S = 3600;
const WALKS = 140;
const TOLD = 50;
/** Long before the sample town's own walks. Epoch seconds. */
const BEGIN = Date.UTC(2020, 5, 1) / 1000;
const THEN = Date.UTC(2021, 5, 1) / 1000;

/** Every third walk is at the same turf, every tenth at none, the others at one of their own: more places than are told. */
const busy = randomUUID();
const walks = Array.from({ length: WALKS }, (_, at) => {
  const begun = BEGIN + at * 12 * HOUR_S;
  const attempts = 1 + (at % 4);
  // A pause of two hours between two doors ends no walk.
  const ended = begun + (attempts - 1) * 2 * HOUR_S;
  return { turf: at % 3 === 0 ? busy : at % 10 === 1 ? null : randomUUID(), begun, ended, attempts };
});
const facts = walks.flatMap(({ turf, begun, attempts }) =>
  Array.from({ length: attempts }, (_, knock) => ({ turf, at: begun + knock * 2 * HOUR_S })),
);

export function fieldWalkStories(world: () => World): void {
  it('of many walks the latest fifty are told, all of those at a busy place among them', async () => {
    const told = await world().sqlAs('organizer', async (query) => {
      // So many turfs and facts are nobody's to write at once; the question is asked as the organizer.
      await query('reset role');
      await query(
        'insert into public.turfs (id, name) select turf::uuid, turf from jsonb_array_elements_text($1::text::jsonb) as turf',
        [JSON.stringify([...new Set(walks.flatMap(({ turf }) => turf ?? []))])],
      );
      await query(
        `insert into public.contact_attempts (id, household_id, turf_id, result, canvasser, client_created_at)
        select gen_random_uuid(), (select household.id from public.households as household limit 1), fact.turf, 'not_home', $1, to_timestamp(fact.at)
        from jsonb_to_recordset($2::text::jsonb) as fact (turf uuid, at float8)`,
        [accountOf('organizer')?.id, JSON.stringify(facts)],
      );
      await query('set local role authenticated');
      return query(
        `select walk.turf_id as turf, extract(epoch from walk.begun)::float8 as begun,
          extract(epoch from walk.ended)::float8 as ended, walk.attempts::int as attempts
        from public.list_walks('2020-01-01') as walk`,
      );
    });
    expect(told).toHaveLength(TOLD);
    const old = told.filter((walk) => Number(walk.ended) < THEN);
    expect(old.length).toBeGreaterThan(TOLD / 2);
    expect(old).toEqual(walks.toReversed().slice(0, old.length));
  });
}
