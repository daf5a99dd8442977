/** The embedded auth server on a port of its own, with an inbox for codes and a real provider beside it. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { openBackend } from '../../supabase/local/backend.ts';
import { createGateway } from '../../supabase/local/gateway/index.ts';
import { startTownProvider } from '../support/oidc/provider.ts';
import { throwawayDatabase } from '../tools/throwaway.ts';
import { askAt, type AuthServer, type Mailed } from './server.ts';

export async function openEmbedded(): Promise<AuthServer> {
  const { choice, remove } = throwawayDatabase();
  const backend = await openBackend({ database: choice, seed: false });
  const site = backend.app.config.auth?.site_url ?? '';
  const town = await startTownProvider([`${site}/auth/v1/callback`]);
  const texts = new Map<string, string>();
  const gateway = createGateway(backend, {
    trustProxy: 1,
    providers: [town.settings],
    sendText: async (phone, text) => void texts.set(phone.replace(/^\+/, ''), text),
  });
  const server = http.createServer((request, response) =>
    gateway.handle(request, response, () => void response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
  const ask: AuthServer['ask'] = (path, asking) => askAt(`${base}/auth/v1`, backend.publishableKey, path, asking);
  let people = 0;
  // Mails are printed.
  const mails: string[] = [];
  const printed = mock.method(console, 'info', (text: unknown) => {
    mails.push(String(text));
  });
  async function mailTo(email: string): Promise<Mailed | null> {
    for (let waited = 0; waited < 30; waited++) {
      const text = mails.findLast((mail) => mail.includes(`To: ${email}`));
      const tokenHash = /token_hash=([0-9a-f]+)/.exec(text ?? '')?.[1];
      const code = /code: (\d{6})/.exec(text ?? '')?.[1];
      if (tokenHash !== undefined && code !== undefined) return { tokenHash, code };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  }
  return {
    name: 'the embedded server',
    ask,
    believesForwarded: true,
    origin: 'http://localhost:4173',
    async person() {
      const who = { email: `${randomUUID()}@example.com`, password: `a password nobody has ${randomUUID()}` };
      people += 1;
      await ask('signup', { body: { ...who }, from: `10.1.${people >> 8}.${people & 255}` });
      await backend.database.query('update auth.users set email_confirmed_at = now() where email = $1', [who.email]);
      return who;
    },
    async mailed(kind, email, newEmail = '') {
      people += 1;
      const from = `10.2.${people >> 8}.${people & 255}`;
      mails.length = kind === 'recovery' ? 0 : mails.length;
      if (kind === 'signup') await ask('signup', { body: { email, password: `a password of ${email}` }, from });
      if (kind === 'recovery') await ask('recover', { body: { email }, from });
      return mailTo(kind === 'email_change_new' ? newEmail : email);
    },
    async textTo(phone) {
      return /\b\d{6}\b/.exec(texts.get(phone.replace(/^\+/, '')) ?? '')?.[0] ?? 'no code was sent';
    },
    town: async () => town,
    provider: async () => town.settings.name,
    async comeBack(address) {
      const home = await town.follow(address, site);
      const { location } = await ask(`callback${home.search}`, { method: 'GET' });
      return new URL(location);
    },
    async later(seconds) {
      const older = 'update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $1::float8)';
      await backend.database.query(older, [seconds]);
    },
    async close() {
      await gateway.drain();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      remove();
      await town.close();
      printed.mock.restore();
    },
  };
}
