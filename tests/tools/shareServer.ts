/** Before the database tests: the server that their databases are on. */
import type { TestProject } from 'vitest/node';
import { startSharedServer } from './sharedServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the shared server (sharedServer.ts). */
    sharedServer: string;
  }
}

export default async function share(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // The engines of hosted Supabase have a server of their own.
  if (process.env.BACKEND === 'hosted') return undefined;
  const { home, stop } = await startSharedServer();
  project.provide('sharedServer', home);
  return stop;
}
