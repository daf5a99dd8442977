/** Before the database tests: the server that their databases are on. */
import type { TestProject } from 'vitest/node';
import { startSharedServer } from './sharedServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the shared server (sharedServer.ts). */
    sharedServer: string;
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  // A server that was named is used instead, and the engines of hosted Supabase have their own.
  const { home, stop } = await startSharedServer();
  project.provide('sharedServer', home);
  return stop;
}
