/** What everybody is told alike is asked of the database once for a room, never given to somebody else, and never from before a write. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createShared, isShared, mayWrite } from '../../supabase/local/gateway/shared.ts';

const URL = '/rest/v1/rpc/town_hall?session=1';

function served() {
  const state = { now: 1e12, asked: 0, status: 200 };
  const shared = createShared(() => state.now);
  const waiting: (() => void)[] = [];
  const ask = async () => {
    const number = ++state.asked;
    const { status } = state;
    await new Promise<void>((go) => waiting.push(go));
    return Response.json(number, { status });
  };
  const get = (url = URL) => shared.answer(url, null, ask).then(({ whole }) => whole.toString());
  const answerAll = () => waiting.splice(0).forEach((go) => go());
  return { state, shared, get, answerAll };
}

describe('a room of phones', () => {
  it('is told by one question to the database, and by the next a second later', async () => {
    const { state, get, answerAll } = served();
    const room = Promise.all(Array.from({ length: 300 }, () => get()));
    answerAll();
    expect(new Set(await room)).toEqual(new Set(['1']));
    expect(await get()).toBe('1');
    state.now += 1000;
    const later = get();
    answerAll();
    expect(await later).toBe('2');
  });

  it('is told of another room by another question', async () => {
    const { get, answerAll } = served();
    const both = Promise.all([get(), get(`${URL}2`)]);
    answerAll();
    expect(await both).toEqual(['1', '2']);
  });

  it('asks again what could not be had', async () => {
    const { state, get, answerAll } = served();
    state.status = 503;
    const first = get();
    answerAll();
    await first;
    state.status = 200;
    const second = get();
    answerAll();
    expect(await second).toBe('2');
  });

  it('keeps few answers, however many addresses are tried', async () => {
    const { state, get, answerAll } = served();
    const all = Promise.all(Array.from({ length: 500 }, (_, n) => get(`${URL}${n}`)));
    answerAll();
    await all;
    const first = get(`${URL}0`);
    answerAll();
    await first;
    expect(state.asked).toBe(501);
  });
});

describe('the bytes that all are sent', () => {
  const LONG = 'Who moves in first? '.repeat(200);
  const get = (shared: ReturnType<typeof createShared>, encodings: string | null, status = 200) =>
    shared.answer(URL, encodings, () => Promise.resolve(Response.json(LONG, { status })));

  it('are packed once, and copied for nobody', async () => {
    const shared = createShared(() => 1e12);
    const [one, other] = await Promise.all([get(shared, 'gzip, deflate, br'), get(shared, 'br, gzip;q=0.5')]);
    expect(other.whole).toBe(one.whole);
    expect(one.headers.get('content-encoding')).toBe('gzip');
    expect(one.headers.get('vary')).toContain('accept-encoding');
    expect(JSON.parse(gunzipSync(one.whole).toString())).toBe(LONG);
  });

  it.each([null, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br', 'xgzip'])(
    'are plain for %o',
    async (encodings) => {
      const one = await get(
        createShared(() => 1e12),
        encodings,
      );
      expect([one.headers.get('content-encoding'), JSON.parse(one.whole.toString())]).toEqual([null, LONG]);
    },
  );

  it('are plain where they say that it could not be had', async () => {
    const one = await get(
      createShared(() => 1e12),
      'gzip',
      503,
    );
    expect([one.ok, one.headers.get('content-encoding')]).toEqual([false, null]);
  });
});

it('who asks after a write is not told what was asked for before it', async () => {
  const { shared, get, answerAll } = served();
  const before = get();
  shared.forget();
  const after = get();
  answerAll();
  expect([await before, await after]).toEqual(['1', '2']);
  expect(await get()).toBe('2');
});

describe('the same for everybody', () => {
  const keys = { publishable: 'sb_publishable_x', secret: 'sb_secret_x' };
  const hall = { kind: 'function', name: 'town_hall' } as const;
  const plain = { apikey: keys.publishable };

  it('is what a visitor reads of a town hall', () => {
    expect(isShared(hall, new Headers(plain), keys)).toBe(true);
    const app = { ...plain, accept: 'application/json', authorization: `Bearer ${keys.publishable}` };
    expect(isShared(hall, new Headers(app), keys)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['somebody with a token', { authorization: 'Bearer a.b.c' }],
    ['the server’s own key', { apikey: keys.secret }],
    ['who wants a part of it', { range: '0-1' }],
    ['who wants it counted', { prefer: 'count=exact' }],
    ['who wants another form', { accept: 'text/csv' }],
    ['who wants another schema', { 'accept-profile': 'private' }],
  ])('is not what %s asks for', (_, more) => {
    expect(isShared(hall, new Headers({ ...plain, ...more }), keys)).toBe(false);
  });

  it('is no answer of another function, nor a table’s', () => {
    for (const name of ['qa_room', 'my_questions', 'my_question'])
      expect(isShared({ kind: 'function', name }, new Headers(plain), keys)).toBe(false);
    expect(isShared({ kind: 'table', name: 'town_hall' }, new Headers(plain), keys)).toBe(false);
  });
});

describe('what is shared is forgotten', () => {
  const call = (name: string) => ({ kind: 'function', name }) as const;

  it('after any write', () => {
    expect(mayWrite({ kind: 'table', name: 'qa_questions' }, 'POST')).toBe(true);
    expect(mayWrite(call('ask_question'), 'POST')).toBe(true);
    expect(mayWrite(call('my_question'), 'POST')).toBe(true);
  });

  it('and not when a phone asks how its own questions stand, or anything by GET', () => {
    expect(mayWrite(call('my_questions'), 'POST')).toBe(false);
    expect(mayWrite(call('town_hall'), 'GET')).toBe(false);
    expect(mayWrite({ kind: 'table', name: 'events' }, 'HEAD')).toBe(false);
  });
});
