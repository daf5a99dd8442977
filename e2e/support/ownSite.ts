/** A server that knows its own address, so that its mails lead to itself, with a provider of accounts elsewhere beside it. One for all journeys that need that. */
import { freePort } from '../../supabase/local/freePort.ts';
import { startTownProvider } from '../../tests/support/oidc/provider.ts';
import { test as base } from '../fixtures.ts';
import { startTestServer, type TestServer } from './testServer.ts';

export const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const port = await freePort();
      const site = `http://127.0.0.1:${port}`;
      const town = await startTownProvider([`${site}/auth/v1/callback`]);
      const server = await startTestServer({ env: { PORT: String(port), SITE_URL: site, ...town.env } });
      await use(server);
      await server.stop();
      await town.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
