/** Requests that two readers could understand in two ways: a proxy in front, node, the gateway and @supabase/lite behind it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { change, idOf, rest, signIn, stored, type Row } from './support/api.ts';
import { expectWell, honestRow } from './support/honest.ts';
import { head, speak } from './support/http.ts';
import { useSharedTarget } from './support/target.ts';

const target = useSharedTarget();

type Line = readonly [name: string, value: string];
const key = (): Line => ['apikey', target().publishableKey];
const json: Line = ['content-type', 'application/json'];
const bearer = (token: string): Line => ['authorization', `Bearer ${token}`];

/** An insert as bytes, its length said unless told otherwise. */
function insert(row: Row, lines: readonly Line[] = [], path = '/rest/v1/signups'): string {
  const text = JSON.stringify(row);
  return head('POST', path, [key(), json, ...lines, ['content-length', String(text.length)]]) + text;
}
const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
const byId = (row: Row) => stored(target(), 'signups', `select=id,user_id&id=eq.${row['id']}`);

describe('a row', () => {
  it('with two tokens or two keys is refused, whichever comes first', async () => {
    const [newcomer, manager] = [await signIn(target(), 'newcomer'), await signIn(target(), 'manager')];
    const pairs: readonly (readonly Line[])[] = [
      [bearer(newcomer.access), bearer(manager.access)],
      [bearer(target().publishableKey), bearer(newcomer.access)],
      [['authorization', ''], bearer(newcomer.access)],
      [key()],
    ];
    for (const lines of pairs) {
      const row = honestRow('signups');
      const { text } = await speak(target().port, insert(row, lines), 5000, /\}$/);
      expect(statusesOf(text)[0], text).toBe(400);
      expect(await byId(row)).toEqual([]);
    }
  });

  it('with something between a key and a token is stored under nobody’s name', async () => {
    const row = honestRow('signups');
    const { status } = await rest(target(), 'POST', 'signups', row, { token: 'sb_publishable_a.b.c' });
    expect(status).toBe(401);
    expect(await byId(row)).toEqual([]);
  });

  it.each([
    ['two lengths', ['content-length', '5']],
    ['a length and chunks', ['transfer-encoding', 'chunked']],
    ['chunks by another name', ['transfer-encoding', 'xchunked']],
    ['chunks, and then something else', ['transfer-encoding', 'chunked, identity']],
    ['chunks before a blank', ['transfer-encoding ', 'chunked']],
  ] as const)('whose end is said in two ways (%s) is refused, and what hides in it is not asked', async (_, line) => {
    const [outer, inner] = [honestRow('signups'), honestRow('signups')];
    const bytes = insert(outer, [line]);
    const { text } = await speak(target().port, `${bytes}0\r\n\r\n${insert(inner)}`, 1000, /\r\n\r\n/);
    expect(statusesOf(text), text).toEqual([400]);
    expect([await byId(outer), await byId(inner)]).toEqual([[], []]);
  });

  it('that hides in the body of a refused request, or of one that has no body, is not stored', async () => {
    const openings: readonly (readonly [string, string, readonly Line[]])[] = [
      ['POST', '/rest/v1/signups', [json]],
      ['GET', '/rest/v1/stats?select=label&limit=1', [key()]],
      ['OPTIONS', '/rest/v1/signups', []],
      ['GET', '/', []],
    ];
    for (const [method, path, lines] of openings) {
      const row = honestRow('signups');
      const hidden = insert(row);
      const bytes = head(method, path, [...lines, ['content-length', String(hidden.length)]]) + hidden;
      await speak(target().port, bytes, 1000);
      expect(await byId(row), `${method} ${path}`).toEqual([]);
    }
  });

  it('that asks for another protocol is stored all the same', async () => {
    const row = honestRow('signups');
    const upgrade: readonly Line[] = [
      ['connection', 'Upgrade'],
      ['upgrade', 'websocket'],
      ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ['sec-websocket-version', '13'],
    ];
    const { text } = await speak(target().port, insert(row, upgrade), 5000, /\r\n\r\n/);
    expect([statusesOf(text), (await byId(row)).length]).toEqual([[201], 1]);
  });
});

describe('forty requests in one breath', () => {
  it('are answered in their order, each row once and under its own sender’s name', async () => {
    const { access } = await signIn(target(), 'newcomer');
    const sent = Array.from({ length: 40 }, (_, n) => ({
      row: honestRow('signups'),
      mine: n % 2 === 1,
      bad: n % 5 === 0,
    }));
    const bytes = sent.map(({ row, mine, bad }) =>
      insert(bad ? { ...row, name: '' } : row, mine ? [bearer(access)] : []),
    );
    const all = (text: string) => statusesOf(text).length === sent.length;
    const { text } = await speak(target().port, bytes.join(''), 20_000, { test: all });
    expect(statusesOf(text)).toEqual(sent.map(({ bad }) => (bad ? 400 : 201)));
    for (const { row, mine, bad } of sent) {
      const owner = mine ? idOf('newcomer') : null;
      expect(await byId(row)).toEqual(bad ? [] : [{ id: row['id'], user_id: owner }]);
    }
    await expectWell(target());
  });
});

describe('a removal', () => {
  it.each(['columns=eq.x', 'on_conflict=eq.x', 'apikey=eq.x', 'select=id%23&%23id=eq.1'])(
    'with "%s" in place of a condition removes nothing',
    async (query) => {
      const { access } = await signIn(target(), 'manager');
      const invitation = { email: `${randomUUID()}@example.com`, roles: ['advisor'] };
      expect((await change(target(), 'POST', 'invitations', invitation)).status).toBe(201);
      const { status, text } = await rest(target(), 'DELETE', `invitations?${query}`, undefined, { token: access });
      expect([status, text]).toEqual([400, expect.stringMatching(/PGRST100|21000/)]);
      expect(await stored(target(), 'invitations', `email=eq.${invitation.email}`)).toHaveLength(1);
    },
  );
});
