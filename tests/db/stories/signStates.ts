/** How a sign stands by what phones sent, where to find it, its routes, and what whoever asked for it gets to know. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { receiptCode } from '../../../src/core/outbox/receipt.ts';
import { signHead, type SignFact } from '../../../src/features/signs/model/state.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';
import { ask, makeRoute, newestRoute, say, sign } from './signWorld.ts';

const NOON = Date.parse('2026-01-02T12:00:00Z');
const at = (minute: number) => new Date(NOON + minute * 60_000).toISOString();

export function signStateStories(world: () => World): void {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);

  it('is what the phone computes of the same facts, in whatever order they arrive', async () => {
    const one = fc.record({
      action: fc.constantFrom(
        'approved',
        'delivered',
        'not_home',
        'declined',
        'damaged',
        'replaced',
        'removed',
        'not_found',
      ),
      at: fc.integer({ min: 0, max: 9 }),
      by: fc.constantFrom<Person>('organizer', 'deputy'),
      undone: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 7 }), async (told) => {
        const request = await ask(world());
        const facts: SignFact[] = [];
        for (const { action, at: minute, by, undone } of told) {
          const fact = { id: randomUUID(), action, by: accountOf(by)?.id ?? null, supersedes: null };
          facts.push({ ...fact, action: action as SignFact['action'], at: NOON + minute * 60_000 }); // of the list above
          if (undone) facts.push({ ...fact, id: randomUUID(), action: 'undone', at: NOON, supersedes: fact.id });
        }
        for (const fact of facts) {
          await query(
            `insert into public.sign_events (id, request_id, action, supersedes, user_id, client_created_at)
             values ($1, $2, $3, $4, $5, $6)`,
            [fact.id, request, fact.action, fact.supersedes, fact.by, new Date(fact.at).toISOString()],
          );
        }
        const [kept] = await query(
          'select state, deed_id, tries, conflict from private.sign_heads where request_id = $1',
          [request],
        );
        const { state, deed, tries, conflict } = signHead(facts);
        expect(kept).toEqual({ state, deed_id: deed?.id ?? null, tries, conflict });
      }),
      { numRuns: 25 },
    );
  });

  it('two crews at one yard at the same instant: the first stands, and the leaders see both', async () => {
    const request = await ask(world());
    const [first, second] = await Promise.all([
      say(world(), 'organizer', request, 'delivered', {
        client_created_at: at(1),
        latitude: 43.2,
        longitude: -69.2,
        accuracy_m: 9,
      }),
      say(world(), 'deputy', request, 'delivered', {
        client_created_at: at(2),
        latitude: 44,
        longitude: -70,
        accuracy_m: 9,
      }),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await sign(world(), request)).toMatchObject({
      state: 'standing',
      conflict: true,
      place: 'stands',
      latitude: 43.2,
      facts: [{ id: first.id }, { id: second.id }],
    });
    await say(world(), 'manager', request, 'undone', { supersedes: second.id });
    expect(await sign(world(), request)).toMatchObject({ conflict: false });
  });

  it.each([
    ['12 Mill Street', 'door'],
    ['12 MILL ST., Larkspur Falls', 'door'],
    ['12 Mill Street Apt 3, Larkspur Falls', 'door'],
    ['904 Water Street', null],
    ['the blue house', null],
  ])('"%s" is found at its door, or nowhere', async (address, place) => {
    expect(await sign(world(), await ask(world(), { address }))).toMatchObject({ place });
  });

  it('a place by hand goes before the door, and where the sign stands before both, unless the phone hardly knew', async () => {
    const request = await ask(world(), { address: '12 Mill Street' });
    await say(world(), 'manager', request, 'placed', { latitude: 43.3, longitude: -69.3, client_created_at: at(1) });
    expect(await sign(world(), request)).toMatchObject({ place: 'hand', latitude: 43.3 });
    const spot = { latitude: 43.4, longitude: -69.4 };
    const vague = await say(world(), 'manager', request, 'delivered', {
      ...spot,
      accuracy_m: 900,
      client_created_at: at(2),
    });
    expect(await sign(world(), request)).toMatchObject({ place: 'hand' });
    await say(world(), 'manager', request, 'undone', { supersedes: vague.id });
    await say(world(), 'manager', request, 'delivered', { ...spot, accuracy_m: 12, client_created_at: at(3) });
    expect(await sign(world(), request)).toMatchObject({ place: 'stands', latitude: 43.4 });
  });

  it('two requests of one address are one stop, and a sign is on one open route', async () => {
    const [a, other, b] = [
      await ask(world(), { address: '20 Mill Street' }),
      await ask(world(), { address: '22 Mill Street' }),
      await ask(world(), { address: '20 MILL ST, Apt 2', name: 'Bo Quill' }),
    ];
    expect((await makeRoute(world(), 'organizer', 'advisor', [a, other, b])).message).toBe('');
    const route = await newestRoute(world());
    const stops = (await world().rpc('organizer', 'sign_route', { route })).rows;
    expect(stops.map((row) => [row.request_id, row.position]).toSorted()).toEqual(
      [
        [a, 1],
        [b, 1],
        [other, 2],
      ].toSorted(),
    );
    expect((await makeRoute(world(), 'manager', 'finance', [other])).code).toBe('PT409');
    expect((await world().rpc('advisor', 'end_sign_route', { route })).message).toBe('');
    expect((await world().rpc('advisor', 'my_sign_routes')).rows.map((row) => row.route_id)).not.toContain(route);
    expect((await makeRoute(world(), 'manager', 'finance', [other])).message).toBe('');
    expect((await world().rpc('content', 'end_sign_route', { route: await newestRoute(world()) })).code).toBe('42501');
  });

  it.each([
    ['nobody on it', { requests: [] }],
    ['a sign that is not there', { requests: [randomUUID()] }],
    ['a past date', { due: '2026-01-01T00:00:00Z' }],
    ['somebody without a role', { person: accountOf('newcomer')?.id }],
    ['no name', { name: ' ' }],
    ['another kind', { kind: 'party' }],
  ])('a route with %s is not made', async (_, over) => {
    const before = await query('select count(*) from private.sign_routes');
    expect((await makeRoute(world(), 'organizer', 'advisor', [await ask(world())], over)).code).toBe('22023');
    expect(await query('select count(*) from private.sign_routes')).toEqual(before);
  });

  it('stock is the sum of its moves, whatever way a place is written', async () => {
    const move = async (place: string, delta: number, reason: string) =>
      world().rest(
        'POST',
        'sign_stock_moves',
        await world().token('organizer'),
        { id: randomUUID(), place, delta, reason, user_id: accountOf('organizer')?.id, client_created_at: at(0) },
        { prefer: 'return=minimal' },
      );
    for (const sent of [await move('Ada’s garage', 40, 'bought'), await move('ADA’S  GARAGE', -12, 'taken_along')]) {
      expect(sent.status).toBe(201);
    }
    const rows = (await world().rpc('manager', 'sign_stock')).rows;
    expect(rows.filter((row) => /garage/i.test(String(row.place)))).toMatchObject([{ count: 28 }]);
  });

  it('whoever asked learns by their receipt how it stands, and nothing of anybody', async () => {
    const request = await ask(world());
    const mine = async (receipt = receiptCode(request)) => {
      const response = await world().backend.fetch('/rest/v1/rpc/my_sign', {
        method: 'POST',
        headers: { apikey: world().backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ receipt }),
      });
      return (await response.json()) as unknown;
    };
    const asked_at: unknown = expect.any(String);
    expect(await mine()).toEqual({ state: 'new', asked_at, since: null, tries: 0 });
    expect(await mine(receiptCode(request).toLowerCase().replace('-', ' '))).toMatchObject({ state: 'new' });
    await say(world(), 'manager', request, 'approved');
    expect(await mine()).toMatchObject({ state: 'approved' });
    await makeRoute(world(), 'manager', 'advisor', [request]);
    expect(await mine()).toMatchObject({ state: 'on_route' });
    await say(world(), 'advisor', request, 'delivered');
    expect(await mine()).toMatchObject({ state: 'standing' });
    for (const nonsense of ['0000-0000', 'x', '', "' or 1=1"]) expect(await mine(nonsense)).toBe(null);
    await query(
      "update public.yard_sign_requests set quarantined_at = now(), quarantine_reason = 'trap' where id = $1",
      [request],
    );
    expect(await mine()).toEqual({ state: 'new', asked_at, since: null, tries: 0 });
    expect(await sign(world(), request)).toBe(undefined);
  });
}
