/** Leaders say which role needs a second factor, and from when. */
import { afterEach, expect, it } from 'vitest';
import { enrol, idOf, noFactors, tokenOf } from '../support/factors.ts';
import { leaders, people } from '../support/people.ts';
import type { World } from '../support/world.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

export function requirementStories(world: () => World): void {
  const ask = (role: string, grace_until: string | null = null) =>
    world().rpc('manager', 'set_role_requirement', { role, min_aal: 'aal2', grace_until });
  const asOrganizer = (path: string) => world().rest('GET', path, tokenOf('organizer', 'aal1'));
  afterEach(() => noFactors(world()));

  it('shows its people nothing from then on, until they have set one up; others see what they saw', async () => {
    expect((await asOrganizer('signups?select=id&limit=1')).rows).toHaveLength(1);
    expect((await ask('field_organizer')).code).toBe('');
    expect((await asOrganizer('signups?select=id&limit=1')).rows).toEqual([]);
    expect((await asOrganizer('user_roles?select=role')).rows).toEqual([{ role: 'field_organizer' }]);
    const mine = await world().backend.fetch('/rest/v1/rpc/my_second_factor', {
      method: 'POST',
      headers: {
        apikey: world().backend.publishableKey,
        authorization: `Bearer ${tokenOf('organizer', 'aal1')}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect(await mine.json()).toEqual({ required: true, has_factor: false, due: null });
    const editor = await world().rest('GET', 'signups?select=id&limit=1', tokenOf('content', 'aal1'));
    expect(editor.rows).toHaveLength(1);
  });

  it('waits for the day it names', async () => {
    expect((await ask('field_organizer', inDays(3))).code).toBe('');
    expect((await asOrganizer('signups?select=id&limit=1')).rows).toHaveLength(1);
    expect((await ask('field_organizer', inDays(-1))).code).toBe('');
    expect((await asOrganizer('signups?select=id&limit=1')).rows).toEqual([]);
  });

  it('is set by leaders alone, for a role that there is', async () => {
    const asks = { role: 'advisor', min_aal: 'aal2' };
    for (const person of people.filter((one) => !leaders.includes(one)))
      expect(await world().rpc(person, 'set_role_requirement', asks)).toMatchObject({ code: '42501' });
    for (const wrong of [
      { ...asks, role: 'mayor' },
      { ...asks, min_aal: 'aal3' },
    ])
      expect(await world().rpc('manager', 'set_role_requirement', wrong)).toMatchObject({ status: 400, code: '22023' });
  });

  it('does not lock the leaders out: who asks it of them has one', async () => {
    expect(await ask('candidate')).toMatchObject({ status: 409, message: 'Set up a second factor of your own first.' });
    await enrol(world(), 'manager');
    const own = { role: 'candidate', min_aal: 'aal2' };
    const answer = await world().rest('POST', 'rpc/set_role_requirement', tokenOf('manager', 'aal2'), own);
    expect(answer.code).toBe('');
  });

  it('is in the log, with who asked it', async () => {
    await ask('advisor');
    const [entry] = await world().backend.database.query(
      "select actor, record_id from public.audit_events where table_name = 'role_requirements' order by id desc limit 1",
    );
    expect(entry).toEqual({ actor: idOf('manager'), record_id: 'advisor' });
  });
}
