/** Requests in a person's name: never without their token, and every failure told apart. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStaffApi } from '../../../src/adapters/supabase/rpc.ts';
import { isRequestError } from '../../../src/core/session/request.ts';
import { requestWords } from '../../../src/hooks/requestWords.ts';

const env = { url: 'http://backend.example', key: 'publishable' };
const held = { userId: 'u', accessToken: 'mine', expiresAt: Infinity };

afterEach(() => vi.unstubAllGlobals());

function apiWith(answer: () => Promise<Response>, token: typeof held | null = held, signedIn = token !== null) {
  const sent: Request[] = [];
  let refusals = 0;
  const unauthorized: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, { ...init, signal: null }));
    return answer();
  });
  const api = createStaffApi({
    env,
    token: async () => token,
    signedIn: () => signedIn,
    forbidden: () => void (refusals += 1),
    unauthorized: (accessToken) => void unauthorized.push(accessToken),
  });
  return { api, sent, refusals: () => refusals, unauthorized };
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });

async function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (cause: unknown) => cause,
  );
}

describe('a staff request', () => {
  it('goes out under the person’s own token', async () => {
    const { api, sent } = apiWith(async () => new Response(null, { status: 204 }));
    await api.rpc('grant_role', { person: 'p', role: 'advisor' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer mine');
    expect(sent[0]?.headers.get('apikey')).toBe('publishable');
    expect(await sent[0]?.json()).toEqual({ person: 'p', role: 'advisor' });
  });

  it('does not go out at all without a token', async () => {
    const { api, sent } = apiWith(json(200, []), null);
    expect(await failure(api.get('/rest/v1/events'))).toMatchObject({ kind: 'signed-out' });
    expect(sent).toHaveLength(0);
  });

  it('says that there is no network, not that nobody is signed in, when a token cannot be refreshed', async () => {
    const { api, sent } = apiWith(json(200, []), null, true);
    expect(await failure(api.get('/rest/v1/events'))).toMatchObject({ kind: 'offline' });
    expect(sent).toHaveLength(0);
  });

  it('never removes everything', async () => {
    const { api, sent } = apiWith(json(200, []));
    expect(await failure(api.remove('invitations', {}))).toMatchObject({ kind: 'invalid' });
    expect(sent).toHaveLength(0);
  });

  it.each([
    [409, { code: 'PT409', message: 'The last candidate or campaign manager cannot be removed.' }, 'conflict', 0],
    [403, { code: '42501', message: 'Only the candidate and the campaign managers may do this.' }, 'forbidden', 1],
    [401, { code: '42501', message: 'permission denied for table user_roles' }, 'forbidden', 0],
    [401, { code: 'PGRST301', message: 'Invalid JWT signature' }, 'signed-out', 0],
    [401, { code: 'PT401', message: 'You are signed out. Sign in again.' }, 'signed-out', 0],
    [400, { code: '22023', message: 'There is no such role.' }, 'invalid', 0],
    [500, { code: 'SUP', message: 'violates check constraint' }, 'invalid', 0],
    [500, { message: 'boom' }, 'server', 0],
    [503, { message: 'later' }, 'offline', 0],
    [429, { message: 'slow down' }, 'too-many', 0],
    [500, { code: 'PT429', message: 'Too many at once. Try again later.' }, 'too-many', 0],
    [413, { code: 'PGRST413', message: 'too large' }, 'too-large', 0],
    [502, { message: 'bad gateway' }, 'offline', 0],
    [401, { code: 'PGRST303', message: 'JWT expired' }, 'signed-out', 0],
  ])('answered %i %o is %s', async (status, body, kind, refusals) => {
    const world = apiWith(json(status, body));
    const cause = await failure(world.api.get('/rest/v1/x'));
    expect(cause).toMatchObject({ kind });
    expect(isRequestError(cause)).toBe(true);
    expect(world.refusals()).toBe(refusals);
    // The session is told which token was refused: by then it may hold another one.
    expect(world.unauthorized).toEqual(status === 401 ? ['mine'] : []);
    expect(requestWords(cause)).not.toMatch(/PT409|42501|PGRST|SUP|HTTP|permission denied/);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a captive portal', async () => new Response('<html>hello</html>', { headers: { 'content-type': 'text/html' } })],
    ['an answer cut short', async () => new Response('[{"a":', { headers: { 'content-type': 'application/json' } })],
  ])('through %s was not made', async (_, answer) => {
    const { api } = apiWith(answer);
    const cause = await failure(api.get('/rest/v1/x'));
    expect(cause).toMatchObject({ kind: 'offline' });
    expect(requestWords(cause)).toMatch(/Nothing was changed/);
  });

  it('says the last leader’s refusal in the server’s words', async () => {
    const words = 'The last candidate or campaign manager cannot be removed.';
    const { api } = apiWith(json(409, { code: 'PT409', message: words }));
    expect(requestWords(await failure(api.rpc('revoke_role', { person: 'p', role: 'advisor' })))).toBe(words);
  });

  it.each([
    [400, '21000', 'UPDATE requires a WHERE clause'],
    [400, '22P02', 'invalid input syntax for type uuid: "x"'],
    [409, '23505', 'duplicate key value violates unique constraint "invitations_waiting_email_idx"'],
    [500, 'SUP', 'new row for relation "events" violates check constraint "events_capacity_positive"'],
  ])('never says what PostgreSQL says: %i %s', async (status, code, message) => {
    const words = requestWords(
      await failure(apiWith(json(status, { code, message })).api.rpc('revoke_role', { person: 'p', role: 'advisor' })),
    );
    expect(words).toMatch(/^The server did not take this change\. .*\.$/);
  });
});
