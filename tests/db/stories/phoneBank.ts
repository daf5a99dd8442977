/** The phone bank as its stories know it: batches taken and given back, and a call as a phone sends it. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { Answer, World } from '../support/world.ts';

export const callers: readonly Person[] = ['organizer', 'deputy', 'manager', 'candidate'];
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export function phoneBank(world: () => World) {
  const query = (text: string, params?: unknown[]) => world().backend.database.query(text, params);
  const take = (person: Person, wanted: number, more: Row = {}) =>
    world().rpc(person, 'take_calls', { wanted, minutes: 60, quiet_hours: 24, ...more });
  const batch = async (person: Person) => (await world().rest('GET', 'rpc/my_calls', await world().token(person))).rows;
  const giveBack = (person: Person) => world().rpc(person, 'return_calls');
  const expire = (person: Person) =>
    query(
      "update public.call_leases set created_at = created_at - interval '1 day', expires_at = now() - interval '1 second' where user_id = $1",
      [accountOf(person)?.id],
    );

  async function call(person: Person, to: Row, over: Row = {}): Promise<Answer & { id: string }> {
    const row = {
      id: randomUUID(),
      household_id: to.household_id,
      person_id: to.person_id,
      channel: 'phone',
      result: 'no_answer',
      dialed: String(to.phone).replace(/\D/g, ''),
      canvasser: accountOf(person)?.id ?? null,
      client_created_at: new Date().toISOString(),
      ...over,
    };
    const sent = await world().rest('POST', 'contact_attempts', await world().token(person), row, {
      prefer: 'return=minimal',
    });
    return { ...sent, id: row.id };
  }
  /** Somebody in the person's batch, of whom nobody knows anything yet. */
  const one = async (person: Person): Promise<Row> => {
    await take(person, 60);
    const touched = (await query('select household_id from public.contact_attempts')).map((row) => row.household_id);
    const found = (await batch(person)).find((row) => row.language === null && !touched.includes(row.household_id));
    if (!found) throw new Error('Nobody to call.');
    return found;
  };
  /** Whether anybody could be given this person now, whoever else is called first. */
  const isFree = async (person: unknown) =>
    (await query('select 1 from private.callable_people where id = $1', [person])).length > 0;

  return { query, take, batch, giveBack, expire, call, one, isFree };
}
