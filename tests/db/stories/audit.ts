/** What the audit log writes down, and that nobody writes in it. */
import { expect, it } from 'vitest';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf } from '../support/people.ts';
import { goodRow, type World } from '../support/world.ts';

export function auditStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const last = async (): Promise<number> =>
    Number((await query('select coalesce(max(id), 0)::int as id from public.audit_events'))[0]?.id);
  /** What `run` leaves in the log, oldest first. */
  const written = async (run: () => Promise<unknown>): Promise<Row[]> => {
    const before = await last();
    await run();
    const path = `audit_events?select=*&id=gt.${before}&order=id`;
    return (await world().rest('GET', path, await world().token('candidate'))).rows;
  };
  const byManager = { actor: accountOf('manager')?.id, actor_email: accountOf('manager')?.email };
  const newcomer = accountOf('newcomer')?.id;

  it('says who gave and took which role, before and after', async () => {
    const args = { person: newcomer, role: 'advisor' };
    const rows = await written(async () => {
      await world().rpc('manager', 'grant_role', args);
      await world().rpc('manager', 'revoke_role', args);
    });
    const about = { ...byManager, table_name: 'user_roles', record_id: newcomer };
    const role = { user_id: newcomer, role: 'advisor', granted_by: accountOf('manager')?.id };
    expect(rows).toMatchObject([
      { ...about, operation: 'INSERT', before: null, after: role },
      { ...about, operation: 'DELETE', before: role, after: null },
    ]);
    expect(Math.abs(Date.parse(String(rows[0]?.at)) - Date.now())).toBeLessThan(600_000);
  });

  it('writes down a change that goes past the functions', async () => {
    const row = goodRow('user_roles');
    const rows = await written(async () => {
      const token = await world().token('manager');
      await world().rest('POST', 'user_roles', token, row);
      await world().rest('DELETE', `user_roles?user_id=eq.${newcomer}`, token);
    });
    expect(rows).toMatchObject([
      { ...byManager, operation: 'INSERT' },
      { ...byManager, operation: 'DELETE' },
    ]);
  });

  it('says who deactivated and reactivated whom', async () => {
    const rows = await written(async () => {
      await world().rpc('manager', 'deactivate_person', { person: newcomer });
      await world().rpc('manager', 'reactivate_person', { person: newcomer });
    });
    const about = { ...byManager, table_name: 'deactivated_people', record_id: newcomer };
    expect(rows).toMatchObject([
      { ...about, operation: 'INSERT' },
      { ...about, operation: 'DELETE' },
    ]);
  });

  it('says who was invited, who accepted, and what came of it', async () => {
    const row: Row = { ...goodRow('invitations'), email: accountOf('newcomer')?.email };
    const rows = await written(async () => {
      await world().rest('POST', 'invitations', await world().token('manager'), row);
      await world().rpc('newcomer', 'accept_invitations');
      await world().rpc('manager', 'revoke_role', { person: newcomer, role: 'advisor' });
    });
    expect(rows.map((entry) => `${String(entry.operation)} ${String(entry.table_name)}`).sort()).toEqual([
      'DELETE user_roles',
      'INSERT invitations',
      'INSERT user_roles',
      'UPDATE invitations',
    ]);
    const accepted = rows.find((entry) => entry.operation === 'UPDATE');
    expect(accepted).toMatchObject({
      actor: newcomer,
      record_id: row.id,
      before: { accepted_at: null },
      after: { accepted_at: expect.any(String) },
    });
  });

  it('writes down changes of events and figures, those made outside the app as nobody’s', async () => {
    const event = goodRow('events');
    const rows = await written(async () => {
      const insert = 'insert into public.events (id, title, date, location) values ($1, $2, $3, $4)';
      await query(insert, Object.values(event));
      await query("update public.events set title = 'Moved' where id = $1", [event.id]);
      await query("update public.stats set value_number = value_number + 1 where label = 'doors_total'");
      await query('delete from public.events where id = $1', [event.id]);
    });
    expect(rows).toMatchObject([
      { actor: null, actor_email: null, table_name: 'events', operation: 'INSERT', record_id: event.id },
      { operation: 'UPDATE', before: { title: event.title }, after: { title: 'Moved' } },
      { table_name: 'stats', operation: 'UPDATE', record_id: 'doors_total' },
      { table_name: 'events', operation: 'DELETE' },
    ]);
  });

  it('has nothing to say about a row saved again without a change, nor about a refused one', async () => {
    const rows = await written(async () => {
      await query("update public.stats set value_number = value_number where label = 'doors_total'");
      await world().rpc('advisor', 'grant_role', { person: newcomer, role: 'advisor' });
      await world().rpc('manager', 'grant_role', { person: newcomer, role: 'mayor' });
    });
    expect(rows).toEqual([]);
  });

  it('is read but not written with the service key', async () => {
    const headers = { apikey: world().backend.secretKey };
    const service = (method: string, path: string, body?: unknown) => world().rest(method, path, null, body, headers);
    expect((await service('GET', 'audit_events?select=id')).rows.length).toBeGreaterThan(0);
    const before = await query('select * from public.audit_events order by id');
    for (const [method, path, body] of [
      ['POST', 'audit_events', goodRow('audit_events')],
      ['PATCH', 'audit_events?id=gt.0', { actor: null }],
      ['DELETE', 'audit_events?id=gt.0', undefined],
    ] as const)
      expect(await service(method, path, body)).toMatchObject({ code: '42501' });
    expect(await query('select * from public.audit_events order by id')).toEqual(before);
  });

  it.each([
    "update public.audit_events set after = '{}'",
    'delete from public.audit_events',
    'truncate public.audit_events',
  ])('refuses even its owner: %s', async (text) => {
    const message = 'The audit log cannot be changed.';
    await expect(query(text)).rejects.toMatchObject({ code: '42501', message });
  });

  it('is counted by day and table, in the day of the town', async () => {
    const total = await query(
      'select table_name as kind, count(*)::int as count from public.audit_events group by 1 order by 1',
    );
    const { rows } = await world().rpc('manager', 'audit_counts_by_day', { since: '2020-01-01' });
    const sums = new Map<unknown, number>();
    for (const { kind, count } of rows) sums.set(kind, (sums.get(kind) ?? 0) + Number(count));
    expect(
      [...sums].map(([kind, count]) => ({ kind, count })).sort((a, b) => (String(a.kind) < String(b.kind) ? -1 : 1)),
    ).toEqual(total);
    expect((await world().rpc('manager', 'audit_counts_by_day', { since: '2999-01-01' })).rows).toEqual([]);
  });

  it('stands beside the statistics, counted alike: an evening belongs to the day it was in the town', async () => {
    const row = goodRow('analytics_events');
    const insert = `insert into public.analytics_events (id, event, client_created_at, created_at)
                    values ($1, 'event_rsvp', '2025-01-02T03:00:00Z', '2025-01-02T03:00:00Z')`;
    await query(insert, [row.id]);
    const since = '2025-01-01';
    const days = async (zone?: string) =>
      (await world().rpc('manager', 'analytics_counts_by_day', { since, ...(zone === undefined ? {} : { zone }) }))
        .rows;
    expect((await days())[0]).toEqual({ day: '2025-01-02', kind: 'event_rsvp', count: 1 });
    expect((await days('America/New_York'))[0]).toEqual({ day: '2025-01-01', kind: 'event_rsvp', count: 1 });
    expect(await world().rpc('manager', 'analytics_counts_by_day', { since, zone: 'Mars' })).toMatchObject({
      status: 400,
    });
    await query('delete from public.analytics_events where id = $1', [row.id]);
  });
}
