/** One server for all journeys of one engine, on a database that is thrown away. */
import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startTestServer } from '../../e2e/support/testServer.ts';
import { firstVisit } from './visited.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = process.env['ENGINE'] === 'firefox' ? 'firefox' : 'webkit';
  const server = await startTestServer();
  project.provide('engine', engine);
  project.provide('site', server.url);
  project.provide('secretKey', process.env['SUPABASE_SECRET_KEY'] ?? '');
  project.provide('publishableKey', process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '');
  const visited = await firstVisit(engine, server.url).catch(async (cause: unknown) => {
    await server.stop();
    throw cause;
  });
  project.provide('visited', visited);
  return async () => {
    fs.rmSync(visited.storage, { recursive: true, force: true, maxRetries: 5 });
    await server.stop();
  };
}
