/** A server and a sample town for one file of journeys: what they change would be news to the journeys that count it. */
import { test as base } from '../fixtures.ts';
import { startTestServer, type TestServer } from './testServer.ts';

export const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
