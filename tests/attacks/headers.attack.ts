/** What the server says besides its answers: to caches, to other sites, to whoever asks for its own files. */
import { describe, expect, it } from 'vitest';
import { auth, emailOf, rest, signIn } from './support/api.ts';
import { ask } from './support/http.ts';
import { useSharedTarget } from './support/target.ts';

const target = useSharedTarget();

describe('an answer with rows or a session in it', () => {
  it('is kept by no cache', async () => {
    const { access } = await signIn(target(), 'manager');
    const answers = {
      events: await rest(target(), 'GET', 'events?select=id'),
      signups: await rest(target(), 'GET', 'signups?select=id', undefined, { token: access }),
      call: await rest(target(), 'POST', 'rpc/list_people', {}, { token: access }),
      refused: await rest(target(), 'GET', 'signups?select=id'),
      session: await auth(target(), 'POST', 'token?grant_type=password', {
        email: emailOf('advisor'),
        password: 'wrong',
      }),
      user: await auth(target(), 'GET', 'user', undefined, access),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      expect(headers['cache-control'], name).toContain('no-store');
      expect(headers['x-content-type-options'], name).toBe('nosniff');
      expect(headers['x-powered-by'], name).toBeUndefined();
    }
  });
});

describe('the server’s own files', () => {
  it.each([
    '/_headers',
    '/_redirects',
    '/hosting/nginx.conf',
    '/hosting/firebase.json',
    '/vercel.json',
    '/.env',
    '/.env.local',
    '/%2e%65nv',
    '/../.env',
    '/..%2f.env',
    '/assets/../../.env',
    '/@fs/etc/passwd',
    '/package.json',
    '/supabase/seed.sql',
    '/supabase/config.toml',
    '/src/main.tsx',
    '/.git/config',
    '/.data/lock',
  ])('%s is served to nobody', async (file) => {
    const { status, text, headers } = await ask(target().url, file, { headers: { accept: '*/*' } });
    const isPage = String(headers['content-type']).includes('text/html');
    expect(status === 404 || status === 403 || status === 400 || isPage, `${status} ${text.slice(0, 100)}`).toBe(true);
    expect(text).not.toMatch(/SUPABASE_|Strict-Transport|Cache-Control:|root:x|insert into|\[core\]|"devDependencies"/);
  });

  it('a missing asset is no page, and no cache keeps it', async () => {
    const { status, headers } = await ask(target().url, '/assets/no-such-0000.js', { headers: { accept: '*/*' } });
    expect(status).toBe(404);
    expect(String(headers['cache-control'] ?? '')).not.toContain('immutable');
  });
});
