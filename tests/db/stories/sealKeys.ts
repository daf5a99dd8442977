/** The key that a phone closes a person's unsent submissions with: theirs alone, and the same every time. */
import { expect, it } from 'vitest';
import { enrol, noFactors, tokenOf } from '../support/factors.ts';
import { accountOf, people, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

export function sealKeyStories(world: () => World): void {
  const keyOf = async (person: Person): Promise<unknown> => keyFor(await world().token(person));
  async function keyFor(token: string | null): Promise<unknown> {
    const { backend } = world();
    const response = await backend.fetch('/rest/v1/rpc/my_seal_key', {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: '{}',
    });
    const body: unknown = await response.json();
    return response.ok ? body : (body as { code: unknown }).code; // PostgREST's error
  }

  it('is told to every account, whatever its roles, to each another one, and to nobody else', async () => {
    const keys = new Map<Person, unknown>();
    for (const person of people) keys.set(person, await keyOf(person));
    for (const person of people) {
      const key = keys.get(person);
      if ((await world().token(person)) === null) expect(key, person).toBe('42501');
      else expect(Buffer.from(String(key), 'base64'), person).toHaveLength(32);
    }
    expect(new Set(keys.values()).size).toBe(keys.size);
  });

  it('is the same every time it is asked for', async () => {
    expect(await keyOf('organizer')).toBe(await keyOf('organizer'));
  });

  it('is still told to somebody who was deactivated: what waits on their phone stays theirs', async () => {
    const before = await keyOf('manager');
    const person = accountOf('manager')?.id;
    expect(await world().rpc('candidate', 'deactivate_person', { person })).toMatchObject({ status: 204 });
    try {
      expect(await keyOf('manager')).toBe(before);
    } finally {
      await world().rpc('candidate', 'reactivate_person', { person });
    }
  });

  it('waits for the second factor of who has one: with the password alone nothing of theirs is opened', async () => {
    const before = await keyOf('finance');
    await enrol(world(), 'finance');
    expect(await keyOf('finance')).toBe('PT403');
    expect(await keyFor(tokenOf('finance', 'aal2'))).toBe(before);
    await noFactors(world());
    expect(await keyOf('finance')).toBe(before);
  });

  it('comes from a secret that nobody reads through the API', async () => {
    const may = await world().backend.database.query(
      `select role from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_table_privilege(role, 'private.seal_secret', 'select')`,
    );
    expect(may).toEqual([]);
  });
}
