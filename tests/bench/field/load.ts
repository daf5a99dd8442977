/** The made city in a PostgreSQL with the sample town's accounts, as it would be after four weeks of walking. */
import type postgres from 'postgres';
import { dialDigits } from '../../../src/features/field/model/dial.ts';
import type { City } from './city.ts';

/** The sample accounts that walk; see tests/db/support/people.ts. */
const account = (at: number) => `a0000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`;
/** Holds turfs and leads nothing: the content manager of the sample town. */
export const CANVASSER = account(5);
/** Leads the field. */
export const LEADER = account(3);
/** Of the canvasser: the large turf and two others. */
const IN_HAND = 3;
const OUT_OF = 4;
const PART = 10_000;
/** Minutes after which somebody asked to be called again. */
const A_DAY = 24 * 60;

/** Rows go in without their triggers, as a restored backup's do; what triggers would have counted is counted at the end. */
export async function loadCity(sql: postgres.Sql, { doors, people, turfs, attempts }: City): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local session_replication_role = replica`);
    await fill(
      tx,
      'households',
      'id uuid, external_id text, street text, number int, floor smallint, unit text, latitude float8, longitude float8',
      doors.map((door) => ({ ...door, external_id: door.externalId })),
    );
    await fill(
      tx,
      'people',
      'id uuid, external_id text, household_id uuid, name text, phone text, language text, birth_year smallint',
      people.map(({ externalId, door, givenName, familyName, birthYear, ...person }) => ({
        ...person,
        external_id: externalId,
        household_id: door.id,
        name: `${givenName} ${familyName}`,
        birth_year: birthYear,
      })),
    );
    await fill(tx, 'turfs', 'id uuid, name text', turfs);
    await fill(
      tx,
      'turf_doors',
      'turf_id uuid, household_id uuid, "position" int',
      turfs.flatMap((turf) =>
        turf.doors.map((door, at) => ({ turf_id: turf.id, household_id: door.id, position: at + 1 })),
      ),
    );
    await fill(
      tx,
      'checkouts',
      'turf_id uuid, user_id uuid, due_at timestamptz',
      turfs
        .filter((_, at) => at < IN_HAND || at % OUT_OF === 0)
        .map(({ id }, at) => ({
          turf_id: id,
          user_id: at < IN_HAND ? CANVASSER : account(at % 5),
          due_at: new Date(Date.now() + 7 * 86_400_000),
        })),
    );
    await fill(
      tx,
      'contact_attempts',
      'id uuid, household_id uuid, person_id uuid, turf_id uuid, channel text, result text, support smallint, do_not_contact boolean, supersedes uuid, device text, canvasser uuid, client_created_at timestamptz, dialed text, call_back_after timestamptz',
      attempts.map((one) => ({
        id: one.id,
        household_id: one.doorId,
        person_id: one.personId,
        turf_id: one.turfId,
        channel: one.channel,
        result: one.result,
        support: one.support,
        do_not_contact: one.doNotContact,
        supersedes: one.supersedes,
        device: `phone ${one.canvasser}`,
        canvasser: account(one.canvasser),
        client_created_at: new Date(Date.now() - one.minutesAgo * 60_000),
        dialed: one.channel === 'phone' ? dialDigits(one.phone) : null,
        call_back_after: one.result === 'call_back' ? new Date(Date.now() - (one.minutesAgo - A_DAY) * 60_000) : null,
      })),
    );
  });
  await sql.unsafe('select private.count_door_results(null)');
  await sql.unsafe('vacuum analyze');
}

async function fill(
  sql: postgres.TransactionSql,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ', 1)[0])
    .join(', ');
  for (let from = 0; from < rows.length; from += PART) {
    await sql.unsafe(
      `insert into public.${table} (${names}) select ${names} from jsonb_to_recordset($1::text::jsonb) as row (${columns})`,
      [JSON.stringify(rows.slice(from, from + PART))],
    );
  }
}
