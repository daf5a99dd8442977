/**
 * A Supabase Auth server somewhere, by AUTH_URL and AUTH_KEY. AUTH_SERVICE_KEY lets accounts be made confirmed, AUTH_PHONE and
 * AUTH_PHONE_CODE name a test number of its settings, AUTH_PROVIDER a provider, AUTH_ORIGIN a page that may use security keys,
 * AUTH_REUSE_SECONDS its refresh_token_reuse_interval where that is not 10.
 */
import { randomUUID } from 'node:crypto';
import { askAt, NotReached, type AuthServer } from './server.ts';

type Env = Readonly<Record<string, string | undefined>>;

export async function openRemote(env: Env): Promise<AuthServer> {
  const key = env.AUTH_KEY ?? '';
  const base = await baseOf((env.AUTH_URL ?? '').replace(/\/$/, ''), key);
  const ask: AuthServer['ask'] = (path, asking) => askAt(base, key, path, asking);
  const notFrom = (what: string) => Promise.reject(new NotReached(what));
  return {
    name: base,
    ask,
    // In front of a hosted project stands a proxy that says itself who asks.
    believesForwarded: env.AUTH_BELIEVES_FORWARDED === '1',
    origin: env.AUTH_ORIGIN ?? 'http://localhost:3000',
    async person() {
      const who = { email: `contract-${randomUUID()}@example.com`, password: `Aa1! ${randomUUID()}` };
      const service = env.AUTH_SERVICE_KEY ?? (isServiceKey(key) ? key : '');
      if (service !== '') {
        const made = await askAt(base, service, 'admin/users', {
          body: { ...who, email_confirm: true },
          token: service,
        });
        if (made.status === 200) return who;
        throw new Error(`admin/users answered ${made.status} ${made.error}`);
      }
      const { body, status, error } = await ask('signup', { body: who });
      if (typeof body.access_token === 'string') return who;
      const why = status === 200 ? 'accounts have to be confirmed by mail' : `signup answered ${status} ${error}`;
      throw new NotReached(`${why}: give AUTH_SERVICE_KEY`);
    },
    async mailed(kind, email, new_email) {
      const service = env.AUTH_SERVICE_KEY ?? (isServiceKey(key) ? key : '');
      if (service === '') return notFrom('its mails go to people: give AUTH_SERVICE_KEY');
      const body = { type: kind, email, password: `Aa1! ${randomUUID()}`, ...(new_email ? { new_email } : {}) };
      const made = await askAt(base, service, 'admin/generate_link', { body, token: service });
      // "Enable secure email change to generate link for current email"
      if (kind === 'email_change_current' && made.status === 400) return null;
      if (made.status !== 200) throw new Error(`admin/generate_link answered ${made.status} ${made.error}`);
      return { tokenHash: String(made.body.hashed_token), code: String(made.body.email_otp) };
    },
    textTo: async (phone) =>
      phone === env.AUTH_PHONE && env.AUTH_PHONE_CODE !== undefined
        ? env.AUTH_PHONE_CODE
        : notFrom('codes go to a telephone: give AUTH_PHONE and AUTH_PHONE_CODE of its settings'),
    town: () => notFrom('nobody can sign in at its providers without a person'),
    async provider() {
      if (env.AUTH_PROVIDER !== undefined) return env.AUTH_PROVIDER;
      const { body } = await ask('settings', { method: 'GET' });
      const on = Object.entries(Object(body.external)).filter(([, value]) => value === true);
      const found = on.map(([name]) => name).find((name) => !['email', 'phone', 'anonymous_users'].includes(name));
      return found ?? notFrom('its settings name no provider');
    },
    comeBack: () => notFrom('nobody can sign in at its providers without a person'),
    later: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    close: () => Promise.resolve(),
  };
}

/** One of the two shapes of a key that may do everything. */
function isServiceKey(key: string): boolean {
  const [, claims = ''] = key.split('.');
  return key.startsWith('sb_secret_') || Buffer.from(claims, 'base64url').toString().includes('"service_role"');
}

/** A bare auth server, or a project with one below /auth/v1. */
async function baseOf(url: string, key: string): Promise<string> {
  for (const base of [url, `${url}/auth/v1`]) {
    const { status, body } = await askAt(base, key, 'health', { method: 'GET' });
    if (status === 200 && body.name === 'GoTrue') return base;
  }
  throw new Error('AUTH_URL answers no /health as a Supabase Auth server does.');
}
