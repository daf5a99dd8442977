/** Somebody lost their phone: a leader takes their factor away, never their own, and not both leaders each other's. */
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimsOf, enrol, idOf, noFactors, tokenOf } from '../support/factors.ts';
import type { Person } from '../support/people.ts';
import { openSessions } from '../support/sessions.ts';
import { become, type World } from '../support/world.ts';

const withFactors = 'select user_id from auth.mfa_factors order by 1';

export function lostFactorStories(world: () => World): void {
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const reset = (by: Person, person: Person) =>
    world().rest('POST', 'rpc/reset_second_factor', tokenOf(by, 'aal2'), { person: idOf(person) });
  beforeEach(async () => {
    await enrol(world(), 'manager');
    await enrol(world(), 'organizer');
  });
  afterEach(() => noFactors(world()));

  it('is taken away by a leader who has one, with the sessions; both are written down', async () => {
    await world().token('organizer');
    const before = await query('select count(*)::int as n from public.audit_events');
    expect((await reset('manager', 'organizer')).code).toBe('');
    expect(await query(withFactors)).toEqual([{ user_id: idOf('manager') }]);
    expect(await query('select 1 from auth.sessions where user_id = $1', [idOf('organizer')])).toEqual([]);
    // Sent again after a lost answer: nothing happens twice.
    expect((await reset('manager', 'organizer')).code).toBe('');
    const after = await query('select count(*)::int as n from public.audit_events');
    expect(Number(after[0]?.n)).toBe(Number(before[0]?.n) + 1);
    const [entry] = await query(
      'select actor, table_name, record_id from public.audit_events order by id desc limit 1',
    );
    expect(entry).toEqual({ actor: idOf('manager'), table_name: 'security_events', record_id: idOf('organizer') });
    await openSessions(query);
    const told = await world().rest('POST', 'rpc/my_security_events', tokenOf('organizer', 'aal1'), {});
    expect(told.rows).toContainEqual(expect.objectContaining({ action: 'factor_reset' }));
  });

  it('is never one’s own, nor taken by a leader without one, nor by others', async () => {
    expect(await reset('manager', 'manager')).toMatchObject({ status: 409 });
    expect(await reset('candidate', 'organizer')).toMatchObject({ status: 409 });
    expect(await reset('organizer', 'manager')).toMatchObject({ code: '42501' });
    expect(await query(withFactors)).toHaveLength(2);
  });

  it('is seen by leaders beside each name', async () => {
    const { rows } = await world().rest('POST', 'rpc/list_people', tokenOf('manager', 'aal2'), {});
    const having = rows.filter((row) => row.second_factor === true).map((row) => row.user_id);
    expect(having.sort()).toEqual([idOf('manager'), idOf('organizer')].sort());
  });
}

export function lostFactorRaces(world: () => World): void {
  let sql: postgres.Sql;
  beforeAll(() => {
    sql = world().backend.connect(3);
  });
  afterAll(() => sql.end());
  afterEach(() => noFactors(world()));

  const as = async (tx: postgres.TransactionSql, person: Person): Promise<void> => {
    const ask = async (text: string, params: readonly unknown[] = []) => [
      ...(await tx.unsafe(text, [...params] as never[])),
    ];
    await become(ask, idOf(person), claimsOf(person, 'aal2'));
    await tx.unsafe('set local role authenticated');
  };

  it('one of two who reset each other keeps their factor', async () => {
    await enrol(world(), 'candidate');
    await enrol(world(), 'manager');
    const begun: { second?: Promise<unknown> } = {};
    await sql.begin(async (tx) => {
      await as(tx, 'candidate');
      await tx.unsafe('select public.reset_second_factor($1)', [idOf('manager')]);
      begun.second = sql.begin(async (other) => {
        await as(other, 'manager');
        await other.unsafe('select public.reset_second_factor($1)', [idOf('candidate')]);
      });
      begun.second.catch(() => undefined);
      const waiting = `select 1 from pg_stat_activity
                       where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`;
      while ((await sql.unsafe(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await expect(begun.second).rejects.toMatchObject({ code: 'PT409' });
    expect(await world().backend.database.query(withFactors)).toEqual([{ user_id: idOf('candidate') }]);
  });
}
