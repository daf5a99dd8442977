/** The adapters that read, call and ask for roles, against a backend: what comes back, and as which failure a screen sees a no. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStaffApi } from '../../../src/adapters/supabase/rpc.ts';
import { fetchRoles } from '../../../src/adapters/supabase/roles.ts';
import { createRowFetcher } from '../../../src/adapters/supabase/rows.ts';
import { createStaffRowFetcher } from '../../../src/adapters/supabase/staffRows.ts';
import { callPath, rowsPath } from '../../../src/backend/paths.ts';
import { isRequestError } from '../../../src/core/session/request.ts';
import { samplePassword } from '../../../supabase/local/seed.ts';
import { accountOf, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

const URL_OF_PAGE = 'http://page.test';
const { signal } = new AbortController();

export function staffAdapterStories(world: () => World): void {
  // The page's own requests go to the backend; its gateway asks PostgREST by the same fetch, which stays.
  beforeEach(() => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
      return origin === URL_OF_PAGE ? world().backend.fetch(pathname + search, init) : real(input, init);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const env = () => ({ url: URL_OF_PAGE, key: world().backend.publishableKey });
  const idOf = (person: Person) => accountOf(person)?.id ?? '';

  /** The person's page, and what it heard of the session and the roles. */
  async function page(person: Person, token?: string) {
    const accessToken = token ?? (await world().token(person)) ?? '';
    const heard: string[] = [];
    const api = createStaffApi({
      env: env(),
      token: async () => ({ accessToken, expiresAt: Date.now() + 3_600_000, userId: idOf(person) }),
      signedIn: () => true,
      forbidden: () => heard.push('forbidden'),
      unauthorized: () => heard.push('unauthorized'),
    });
    return { api, heard };
  }
  const failure = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (cause: unknown) => cause,
    );
    return isRequestError(error) ? { kind: error.kind, code: error.code } : error;
  };
  const signIn = async (grant: string, body: Record<string, string>) => {
    const response = await world().backend.fetch(`/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: world().backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { access_token: string; refresh_token: string }; // GoTrue's documented answer
  };

  it('public rows are read, what a visitor may not read is a fault, and an unknown table is none of the network', async () => {
    const rows = createRowFetcher(env());
    expect(await rows.getRows(rowsPath('stats', { select: ['label'], limit: 2 }), signal)).toMatchObject({
      rows: [{ label: expect.any(String) }, { label: expect.any(String) }],
      keptAt: null,
    });
    expect(await rows.getRows('/rest/v1/petitions?select=id', signal)).toEqual({ trouble: 'fault' });
    expect(await rows.getRows('/rest/v1/stats?select=no_such_column', signal)).toEqual({ trouble: 'fault' });
  });

  it('staff read a list page by page, each row once, and a stranger reads none', async () => {
    const { api } = await page('manager');
    const all = await api.get(rowsPath('events', { select: ['id'], order: 'id.asc' }));
    const paged: unknown[] = [];
    for (let last = ''; ;) {
      const where = last === '' ? {} : { id: `gt.${last}` };
      const part = await api.get(rowsPath('events', { select: ['id'], where, order: 'id.asc', limit: 3 }));
      if (!Array.isArray(part)) throw new Error('The events are a list.');
      paged.push(...part);
      if (part.length < 3) break;
      last = String(part.at(-1).id);
    }
    expect(paged.length).toBeGreaterThan(6);
    expect(paged).toEqual(all);
    const newcomer = await page('newcomer');
    expect(await newcomer.api.get(rowsPath('households', { select: ['id'] }))).toEqual([]);
  });

  it('a call answers with what the function returns', async () => {
    const { api, heard } = await page('manager');
    expect(await api.rpc('my_second_factor', {})).toMatchObject({ required: false });
    expect(await api.get(callPath('list_volunteers'))).toEqual(expect.any(Array));
    expect(heard).toEqual([]);
  });

  it.each([
    ['without the right is forbidden, and the roles are asked for anew', 'newcomer', 'forbidden', ['forbidden']],
    ['that breaks a rule is not valid', 'manager', 'invalid', []],
    ['that is there already is a conflict', 'manager', 'conflict', []],
  ] as const)('a row %s', async (what, person, kind, heardOf) => {
    const { api, heard } = await page(person);
    const invitation = { email: `${randomUUID()}@example.com`, roles: ['advisor'] } as const;
    const send = (row: object) => api.insert('invitations', row as never); // what no form would send, too
    if (what.includes('already')) await send(invitation);
    const sent = what.includes('breaks') ? { ...invitation, email: 'no address' } : invitation;
    expect(await failure(send(sent))).toMatchObject({ kind });
    expect(heard).toEqual(heardOf);
  });

  it('a token that is not the server’s, or whose session has ended, ends the session on the page', async () => {
    const { access_token: token, refresh_token } = await signIn('password', {
      email: accountOf('advisor')?.email ?? '',
      password: samplePassword,
    });
    const tampered = await page('advisor', `${token}x`);
    expect(await failure(tampered.api.get(rowsPath('user_roles', { select: ['role'] })))).toMatchObject({
      kind: 'signed-out',
    });
    expect(tampered.heard).toEqual(['unauthorized']);
    expect(await fetchRoles(env(), idOf('advisor'), `${token}x`)).toEqual({
      outcome: 'unauthorized',
      message: 'Invalid JWT signature',
    });
    // A refreshed token opens what the first one did.
    const refreshed = await signIn('refresh_token', { refresh_token });
    expect(await fetchRoles(env(), idOf('advisor'), refreshed.access_token)).toEqual({
      outcome: 'roles',
      roles: ['advisor'],
    });
    await world().backend.fetch('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { apikey: env().key, authorization: `Bearer ${refreshed.access_token}` },
    });
    expect(await fetchRoles(env(), idOf('advisor'), refreshed.access_token)).toEqual({
      outcome: 'unauthorized',
      message: '',
    });
  });

  it('a role that is taken away is gone at the next question, and so is what it opened', async () => {
    const token = (await world().token('content')) ?? '';
    const { api } = await page('content');
    const inbox = createStaffRowFetcher(() => api);
    const read = () => inbox.getRows(rowsPath('content_events', { select: ['id'], limit: 1 }), signal);
    const before = await fetchRoles(env(), idOf('content'), token);
    expect(before).toEqual({ outcome: 'roles', roles: ['content_manager'] });
    expect(await read()).toMatchObject({ rows: [{ id: expect.any(String) }] });
    const manager = await page('manager');
    await manager.api.remove('user_roles', { user_id: `eq.${idOf('content')}` });
    expect(await fetchRoles(env(), idOf('content'), token)).toEqual({ outcome: 'roles', roles: [] });
    expect(await read()).toMatchObject({ rows: [] });
  });
}
