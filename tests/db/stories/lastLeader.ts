/** Somebody can always manage people, whichever way and however many at once try to remove the last one. */
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountOf, type Person } from '../support/people.ts';
import { become as asAccount, type World } from '../support/world.ts';

const idOf = (person: Person): string => accountOf(person)?.id ?? '';
const refusal = 'The last candidate or campaign manager cannot be removed.';
const leading = `
  select held.user_id::text from public.user_roles held
  where held.role in ('candidate', 'campaign_manager')
    and not exists (select 1 from private.deactivated_people gone where gone.user_id = held.user_id) order by 1`;

export function lastLeaderStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const candidate = idOf('candidate');
  beforeEach(() => world().rpc('candidate', 'deactivate_person', { person: idOf('manager') }));
  afterEach(async () => {
    expect(await query(leading)).toEqual([{ user_id: candidate }]);
    await world().rpc('candidate', 'reactivate_person', { person: idOf('manager') });
  });

  it('keeps the role, even from themself, and says why', async () => {
    const answer = await world().rpc('candidate', 'revoke_role', { person: candidate, role: 'candidate' });
    expect(answer).toMatchObject({ status: 409, code: 'PT409', message: refusal });
  });

  it.each([
    ['their row', `user_roles?user_id=eq.${idOf('candidate')}`],
    ['every row', 'user_roles?user_id=not.is.null'],
  ])('keeps the role when %s is deleted past the function', async (_, path) => {
    const answer = await world().rest('DELETE', path, await world().token('candidate'));
    expect(answer).toMatchObject({ status: 409, message: refusal });
  });

  it('cannot be deactivated', async () => {
    const answer = await world().rpc('candidate', 'deactivate_person', { person: candidate });
    expect(answer).toMatchObject({ status: 409, message: refusal });
  });

  it.each([
    ['deleting the account', 'delete from auth.users where id = $1'],
    ['turning the role into another', "update public.user_roles set role = 'advisor' where user_id = $1"],
    ['deleting the role', 'delete from public.user_roles where user_id = $1'],
  ])('cannot be removed by %s, not even by the owner of the database', async (_, text) => {
    await expect(query(text, [candidate])).rejects.toMatchObject({ code: 'PT409', message: refusal });
  });

  it('is not replaced by an account that nobody ever confirmed', async () => {
    const id = randomUUID();
    await query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, '{}')", [
      id,
      `${id}@example.com`,
    ]);
    await query("insert into public.user_roles (user_id, role) values ($1, 'campaign_manager')", [id]);
    const answer = await world().rpc('candidate', 'revoke_role', { person: candidate, role: 'candidate' });
    expect(answer).toMatchObject({ status: 409, message: refusal });
    // It may go itself: somebody active remains.
    await query('delete from public.user_roles where user_id = $1', [id]);
  });

  it('may still take any other role, and one of two that they hold', async () => {
    const both = { person: candidate, role: 'campaign_manager' };
    for (const name of ['grant_role', 'revoke_role'])
      expect(await world().rpc('candidate', name, both)).toMatchObject({ status: 204 });
    for (const name of ['revoke_role', 'grant_role'])
      expect(await world().rpc('candidate', name, { person: idOf('advisor'), role: 'advisor' })).toMatchObject({
        status: 204,
      });
  });

  it('does not exist yet in a new campaign, which can take back other roles all the same', async () => {
    const undo = new Error('undo');
    const tried = world().backend.database.transaction(async (run) => {
      await run('alter table public.user_roles disable trigger user_roles_keep_a_leader_on_delete');
      await run("delete from public.user_roles where role in ('candidate', 'campaign_manager')");
      await run('alter table public.user_roles enable trigger user_roles_keep_a_leader_on_delete');
      const text = 'delete from public.user_roles where user_id = $1 returning role';
      expect(await run(text, [idOf('advisor')])).toEqual([{ role: 'advisor' }]);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
}

const removals = {
  'taking the role': (person: Person) =>
    `select public.revoke_role('${idOf(person)}', '${person === 'manager' ? 'campaign_manager' : 'candidate'}')`,
  'deactivating the person': (person: Person) => `select public.deactivate_person('${idOf(person)}')`,
  'deleting the row': (person: Person) => `delete from public.user_roles where user_id = '${idOf(person)}'`,
};
type Removal = keyof typeof removals;

export function lastLeaderRaces(world: () => World): void {
  let sql: postgres.Sql;
  beforeAll(() => {
    sql = world().backend.connect(3);
  });
  afterAll(() => sql.end());

  const become = async (tx: postgres.TransactionSql, person: Person): Promise<void> => {
    await asAccount(async (text, params = []) => [...(await tx.unsafe(text, [...params] as never[]))], idOf(person));
    await tx.unsafe('set local role authenticated');
  };
  const untilItWaits = async (other: Promise<unknown>): Promise<void> => {
    const state = { over: false };
    const end = (): void => void (state.over = true);
    void other.then(end, end);
    const waiting = `select 1 from pg_stat_activity
                     where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`;
    while (!state.over && (await sql.unsafe(waiting)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const ways = Object.keys(removals) as Removal[]; // The keys of the object above.
  const races = ways.flatMap((first) => ways.map((second) => ({ first, second })));

  it.each([
    ...races.map((race) => ({ ...race, isolation: 'read committed', code: 'PT409' })),
    { first: ways[0], second: ways[1], isolation: 'repeatable read', code: '40001' },
  ] as const)('by $first and by $second ($isolation): one goes, the other stays', async (race) => {
    const { first = 'taking the role', second = 'taking the role', isolation, code } = race;
    const begun: { second?: Promise<unknown> } = {};
    await sql.begin(async (tx) => {
      await become(tx, 'candidate');
      await tx.unsafe(removals[first]('manager'));
      begun.second = sql.begin(`isolation level ${isolation}`, async (other) => {
        await become(other, 'manager');
        await other.unsafe(removals[second]('candidate'));
      });
      await untilItWaits(begun.second);
    });
    try {
      await expect(begun.second).rejects.toMatchObject({ code });
      expect(await world().backend.database.query(leading)).toEqual([{ user_id: idOf('candidate') }]);
    } finally {
      // As the owner of the database: after a lost race nobody else could.
      await sql.unsafe('delete from private.deactivated_people');
      await sql.unsafe(`insert into public.user_roles (user_id, role) values
        ('${idOf('candidate')}', 'candidate'), ('${idOf('manager')}', 'campaign_manager') on conflict do nothing`);
    }
  });
}
