/** A person whom the campaign has deactivated keeps a valid token for up to an hour. It must open nothing. */
import { expect, it } from 'vitest';
import { accountOf } from '../support/people.ts';
import { goodRow, type World } from '../support/world.ts';

export function deactivationStories(world: () => World): void {
  const person = accountOf('manager')?.id;
  const read = async (path: string) => (await world().rest('GET', path, await world().token('manager'))).rows.length;
  const staffTables = [
    'signups',
    'yard_sign_requests',
    'analytics_events',
    'user_roles',
    'invitations',
    'audit_events',
  ];
  const readable = async () => {
    const found: Record<string, number> = {};
    for (const table of staffTables) found[table] = await read(`${table}?select=*`);
    return found;
  };
  const deactivated = async (run: () => Promise<void>): Promise<void> => {
    await world().token('manager');
    expect(await world().rpc('candidate', 'deactivate_person', { person })).toMatchObject({ status: 204 });
    try {
      await run();
    } finally {
      expect(await world().rpc('candidate', 'reactivate_person', { person })).toMatchObject({ status: 204 });
    }
  };

  it('loses everything at once, with the token they had, and gets it back when reactivated', async () => {
    await world().rest('POST', 'analytics_events', null, goodRow('analytics_events'));
    await world().rest('POST', 'invitations', await world().token('candidate'), goodRow('invitations'));
    const before = await readable();
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    await deactivated(async () => {
      expect(await readable()).toEqual(Object.fromEntries(staffTables.map((table) => [table, 0])));
    });
    const after = await readable();
    expect(after).toEqual({ ...before, audit_events: Number(before.audit_events) + 2 });
  });

  it('holds no role that the app would see', async () => {
    const own = `user_roles?select=role&user_id=eq.${person}`;
    expect(await read(own)).toBe(1);
    await deactivated(async () => expect(await read(own)).toBe(0));
  });

  it('cannot reactivate themself, nor give anybody a role, nor invite', async () => {
    await deactivated(async () => {
      const token = await world().token('manager');
      expect(await world().rpc('manager', 'reactivate_person', { person })).toMatchObject({ code: '42501' });
      const role = { person, role: 'candidate' };
      expect(await world().rpc('manager', 'grant_role', role)).toMatchObject({ code: '42501' });
      for (const table of ['user_roles', 'invitations'])
        expect(await world().rest('POST', table, token, goodRow(table))).toMatchObject({ code: '42501' });
      await world().rest('DELETE', `user_roles?user_id=eq.${accountOf('advisor')?.id}`, token);
      const left = await world().rest('GET', `user_roles?user_id=eq.${accountOf('advisor')?.id}`, token);
      expect(left.rows).toEqual([]);
    });
    const kept = await world().rest(
      'GET',
      `user_roles?user_id=eq.${accountOf('advisor')?.id}`,
      await world().token('manager'),
    );
    expect(kept.rows).toHaveLength(1);
  });

  it('is listed as deactivated, with the roles that wait', async () => {
    await deactivated(async () => {
      const { rows } = await world().rpc('candidate', 'list_people');
      expect(rows.find((row) => row.user_id === person)).toMatchObject({
        status: 'deactivated',
        roles: ['campaign_manager'],
      });
    });
  });

  it('can still send a form in their own name, so that nothing on their phone is lost', async () => {
    await deactivated(async () => {
      const row = goodRow('signups');
      expect(await world().rest('POST', 'signups', await world().token('manager'), row)).toMatchObject({ status: 201 });
    });
  });
}
