/** Whose turf it is: until the due date, with a role, and on record. */
import { expect, it } from 'vitest';
import { accountOf, people, staff, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { CEDAR_STREET, RIDGE_ROAD, walkList } from './fieldWorld.ts';

export function fieldCheckoutStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  const id = (person: Person) => accountOf(person)?.id;
  const read = async (person: Person, path: string) =>
    (await world().rest('GET', path, await world().token(person))).rows;
  const handTo = (person: Person) =>
    world().rpc('organizer', 'check_out_turf', {
      turf: RIDGE_ROAD,
      person: id(person),
      due: new Date(Date.now() + 86_400_000).toISOString(),
    });
  const giveBack = () => world().rpc('organizer', 'return_turf', { turf: RIDGE_ROAD });
  const lastCheckout = async () =>
    (
      await query('select * from public.checkouts where turf_id = $1 order by created_at desc limit 1', [RIDGE_ROAD])
    )[0];
  const voters = async (person: Person) =>
    (
      await Promise.all(
        [
          'people?select=id',
          'households?select=id',
          'turf_doors?select=household_id',
          'contact_attempts?select=id',
          'listed_people?select=id',
        ].map((path) => read(person, path)),
      )
    ).flat();

  it('ends with the last role: nothing more is read, the turf is free, and the record says who took the role', async () => {
    await handTo('advisor');
    expect((await voters('advisor')).length).toBeGreaterThan(60);
    const role = { person: id('advisor'), role: 'advisor' };
    expect(await world().rpc('candidate', 'revoke_role', role)).toMatchObject({ message: '' });
    try {
      expect(await voters('advisor')).toEqual([]);
      expect(await walkList(world(), 'advisor', RIDGE_ROAD)).toEqual([]);
      expect(await read('advisor', 'rpc/my_turfs')).toEqual([]);
      const ended = await lastCheckout();
      expect(ended).toMatchObject({ ended_as: 'role_lost' });
      const record = await query(
        "select actor, operation from public.audit_events where table_name = 'checkouts' and record_id = $1 order by id",
        [ended?.id],
      );
      expect(record).toEqual([
        { actor: id('organizer'), operation: 'INSERT' },
        { actor: id('candidate'), operation: 'UPDATE' },
      ]);
      expect(await handTo('content')).toMatchObject({ message: '' });
    } finally {
      await world().rpc('candidate', 'grant_role', role);
      await giveBack();
    }
    expect(await read('advisor', 'rpc/my_turfs')).toEqual([]);
  });

  it('stays while another role is left', async () => {
    const role = { person: id('deputy'), role: 'content_manager' };
    await world().rpc('candidate', 'revoke_role', role);
    expect((await read('deputy', 'rpc/my_turfs')).map((row) => row.turf_id)).toContain(CEDAR_STREET);
    await world().rpc('candidate', 'grant_role', role);
  });

  it('ends when its holder is deactivated', async () => {
    await handTo('finance');
    await world().token('finance');
    await world().rpc('candidate', 'deactivate_person', { person: id('finance') });
    try {
      expect(await lastCheckout()).toMatchObject({ ended_as: 'deactivated' });
      expect((await handTo('finance')).message).toMatch(/^This person holds no role/);
    } finally {
      await world().rpc('candidate', 'reactivate_person', { person: id('finance') });
    }
    expect(await voters('finance')).toEqual([]);
  });

  it('gives nothing past the due date, says its name still, and hears of the phone', async () => {
    await handTo('advisor');
    await query(
      "update public.checkouts set due_at = now() - interval '1 minute' where turf_id = $1 and ended_at is null",
      [RIDGE_ROAD],
    );
    expect(await voters('advisor')).toEqual([]);
    expect(await walkList(world(), 'advisor', RIDGE_ROAD)).toEqual([]);
    expect(await read('advisor', 'rpc/my_turfs')).toMatchObject([{ name: 'Ridge Road' }]);
    const phone = { device: 'K7Q2', waiting: 3, needs_help: 0, oldest: new Date().toISOString() };
    expect(await world().rpc('advisor', 'report_phone', phone)).toMatchObject({ message: '' });
    await giveBack();
  });

  it('somebody who holds a turf and no role reads nothing of it', async () => {
    await query("insert into public.checkouts (turf_id, user_id, due_at) values ($1, $2, now() + interval '1 day')", [
      RIDGE_ROAD,
      id('newcomer'),
    ]);
    expect(await voters('newcomer')).toEqual([]);
    expect(await read('newcomer', 'rpc/my_turfs')).toEqual([]);
    await giveBack();
  });

  it('nobody without a role is handed a turf: the organizer is told why', async () => {
    expect((await handTo('newcomer')).message).toBe(
      'This person holds no role, so the walk is closed to them. Ask a campaign manager to give them one first.',
    );
  });

  it.each(people)('%s reads the door script, or nothing of it', async (person) => {
    const may = staff.includes(person);
    for (const path of ['scripts?select=id', 'questions?select=id', 'question_options?select=id', 'rpc/walk_script'])
      expect((await read(person, path)).length > 0, path).toBe(may);
  });

  it('the door script is there in Spanish, and its texts are texts in languages of the app', async () => {
    const [row] = await read('organizer', 'rpc/walk_script');
    expect(row).toMatchObject({
      prompt_in: { es: '¿Qué le importa más?' },
      opening_in: { es: expect.stringContaining('¿Tiene dos minutos?') },
    });
    expect(JSON.stringify(row?.options)).toContain('"label_in":{"es":"Vivienda"}');
    for (const bad of ['{"fr": "Bonjour"}', '{"es": ""}', '{"es": 1}', '[]', '"es"', `{"es": "${'x'.repeat(2001)}"}`]) {
      const change = query('update public.scripts set opening_in = $1::jsonb', [bad]);
      await expect(change, bad).rejects.toThrow('scripts_opening_in_languages');
    }
  });

  it('a deactivated member of staff reads nothing of the door script', async () => {
    await world().token('content');
    await world().rpc('candidate', 'deactivate_person', { person: id('content') });
    expect(await read('content', 'scripts?select=id')).toEqual([]);
    expect(await read('content', 'rpc/walk_script')).toEqual([]);
    await world().rpc('candidate', 'reactivate_person', { person: id('content') });
  });
}
