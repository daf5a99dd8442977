/** A server and a sample town for one file of journeys: what they change would be news to the journeys that count it. */
import { test as base } from '../fixtures.ts';
import { startTestServer, type TestServer } from './testServer.ts';

/** Each call makes a town of its own: what one file does to the sample accounts no other file meets. */
export const ownTown = () =>
  base.extend<object, { server: TestServer }>({
    server: [
      async ({}, use) => {
        const server = await startTestServer();
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

/** One for those that do nothing to accounts. */
export const test = ownTown();
