/** The outbox's transport against a backend: what its answers are, and that the outbox understands them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createTransport } from '../../../src/adapters/supabase/transport.ts';
import { createKindRegistry, defineKind } from '../../../src/core/outbox/kind.ts';
import type { Row } from '../../../src/core/outbox/kind.ts';
import type { Transport } from '../../../src/core/outbox/ports.ts';
import { classify } from '../../../src/core/outbox/verdict.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { accountOf } from '../support/people.ts';
import type { World } from '../support/world.ts';

export function transportStories(world: () => World): void {
  let transport: Transport;
  let count = 0;

  beforeAll(() => {
    const overNothing: typeof fetch = (input, init) => {
      const { pathname, search } = new URL(String(input));
      return world().backend.fetch(pathname + search, init);
    };
    transport = createTransport({ url: 'http://127.0.0.1', key: world().backend.publishableKey, fetch: overNothing });
  });

  const volunteer = (some: Record<string, string | null> = {}): Row => ({
    id: crypto.randomUUID(),
    type: 'volunteer',
    name: `Contract ${++count}`,
    email: 'contract@example.org',
    phone: null,
    interest: 'door_knock',
    client_created_at: '2025-10-20T12:00:00.000Z',
    ...some,
  });

  async function insert(rows: readonly Row[], token: string | null = null, table = 'signups') {
    return classify(await transport.insert({ table, rows, token, signal: new AbortController().signal }));
  }

  const rowsOf = (ids: readonly unknown[]) =>
    world().backend.database.query(
      `select id, user_id from signups where id in (${ids.map((id) => `'${String(id)}'`).join(',')})`,
    );

  async function signIn(): Promise<{ userId: string; token: string }> {
    return { userId: accountOf('candidate')?.id ?? '', token: (await world().token('candidate')) ?? '' };
  }

  describe('the backend', () => {
    it('takes many anonymous rows in one insert', async () => {
      const rows = [volunteer(), volunteer()];
      expect(await insert(rows)).toMatchObject({ outcome: 'delivered' });
      expect((await rowsOf(rows.map((row) => row['id']))).map((row) => row['user_id'])).toEqual([null, null]);
    });

    it("takes a user's row under the user's name", async () => {
      const { userId, token } = await signIn();
      const row = volunteer();
      expect(await insert([row], token)).toMatchObject({ outcome: 'delivered' });
      expect((await rowsOf([row['id']]))[0]?.['user_id']).toBe(userId);
    });

    it('says that a row is there already, and keeps none of its companions', async () => {
      const row = volunteer();
      await insert([row]);
      const companion = volunteer();
      expect(await insert([companion, row])).toMatchObject({ outcome: 'duplicate', landed: 'no' });
      expect(await rowsOf([companion['id']])).toEqual([]);
    });

    it.each([
      ['a failed check', { name: 'A' }, 'signups'],
      [
        'an unknown event',
        { type: 'event', event_id: crypto.randomUUID(), interest: null, notes: 'Headcount: 2' },
        'signups',
      ],
      ['an id that is no uuid', { id: 'x' }, 'signups'],
      ['a missing value', { name: null }, 'signups'],
    ])('refuses %s for good', async (_, some, table) => {
      expect(await insert([volunteer(some)], null, table)).toMatchObject({ outcome: 'refused', spread: 'split' });
    });

    it.each([
      ['an unknown column', { nickname: 'x' }, 'signups'],
      ['an unknown table', {}, 'petitions'],
    ])('%s waits for an update', async (_, some, table) => {
      expect(await insert([volunteer(some)], null, table)).toMatchObject({ outcome: 'update' });
    });

    it('says of each row what its own request would have been answered, and keeps the good ones', async () => {
      const { userId, token } = await signIn();
      const there = volunteer();
      await insert([there], token);
      const good = volunteer({ user_id: userId });
      const bad = [
        { name: 'A' },
        { id: 'x' },
        { name: null },
        { interest: 'parade' },
        { user_id: crypto.randomUUID() },
      ];
      const rows = [there, ...bad.map((some) => volunteer(some)), good, volunteer({ nickname: 'x' })];
      const alone = [];
      for (const row of rows.filter((one) => one !== good)) alone.push(await insert([row], token));
      const signal = new AbortController().signal;
      const results = await transport.insertEach?.({ table: 'signups', rows, token, signal });
      const verdicts = Array.isArray(results) ? results.map((one) => classify(one)) : [];
      const without = (list: readonly { outcome: string }[]) => list.map(({ outcome }) => outcome);
      expect(verdicts[6]?.outcome).toBe('delivered');
      expect(without(verdicts.toSpliced(6, 1))).toEqual(without(alone));
      expect((await rowsOf([good['id']]))[0]?.['user_id']).toBe(userId);
    });

    it('an unusable token waits for a sign-in', async () => {
      const { token } = await signIn();
      expect(await insert([volunteer()], `${token}x`)).toMatchObject({ outcome: 'sign-in' });
      expect(await insert([volunteer()], 'not a token')).toMatchObject({ outcome: 'sign-in' });
    });
  });

  it('the outbox delivers forty-nine good rows and refuses the bad one by the name of its check', async () => {
    const signup = defineKind<{ readonly name: string }>({
      kind: 'signup',
      version: 1,
      table: 'signups',
      toRow: (payload, meta) => volunteer({ ...payload, id: meta.id, client_created_at: meta.createdAt }),
      describe: (payload) => payload.name,
    });
    const { outbox } = createDevice({ transport, kinds: createKindRegistry([signup]) });
    const items = [];
    for (let n = 0; n < 50; n++) {
      items.push(await outbox.enqueue(signup, { name: n === 20 ? 'A' : `Outbox ${n}` }, { id: crypto.randomUUID() }));
    }
    expect(await outbox.flush('timer')).toMatchObject({ delivered: 49, refused: 1, requests: 2 });
    expect(await rowsOf(items.map((item) => item.id))).toHaveLength(49);
    const [refused] = (await outbox.list()).filter((item) => item.state === 'refused');
    expect(refused?.lastError?.constraint).toBe('signups_name_at_least_2');
  });
}
