// The Vite plugin that serves the backend beside the app, on `vite` and on `vite preview`, from one process and origin.
//
// @supabase/lite has such a plugin. This one differs where that one would lose data or give too much: it locks the data
// directory, seeds once instead of at every change of the seed, takes back the privileges that lite hands out, and treats
// a request without a key as nobody's instead of as the service role's.
import { honoMiddleware } from '@supabase/lite/vite';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { openBackend, type Backend } from './backend.ts';
import { lockDataDir, type DataDirLock } from './dataDir.ts';
import { completeEnv, loadEnv } from './env.ts';
import { serveFeed } from './feed.ts';
import { keepParametersOutOfLogs } from './quietErrors.ts';
import { damagedToken } from './guard.ts';

/** Mounts /auth/v1, /rest/v1 and the public calendar. Starting the server rejects with DataDirInUseError if another process has the data. */
export function campaignBackend(): Plugin {
  let lock: DataDirLock | undefined;
  let backend: Backend | undefined;

  async function open(server: ViteDevServer | PreviewServer): Promise<Connect.NextHandleFunction> {
    keepParametersOutOfLogs();
    loadEnv();
    const { dataDir } = completeEnv();
    if (process.env.DATABASE_DRIVER === 'pglite') lock = await lockDataDir(dataDir);
    try {
      backend = await openBackend({ seed: true });
    } catch (error) {
      lock?.release();
      throw error;
    }
    // Closing the server waits for the database, so that a process which ends after it leaves a checkpointed one behind.
    const closeServer = server.close.bind(server);
    server.close = async () => {
      await closeServer();
      await close();
    };
    // The package declares App once per entry point; it is one and the same class at run time.
    const app = backend.app as unknown as Parameters<typeof honoMiddleware>[0];
    const serve = honoMiddleware(app, ['/auth/v1', '/rest/v1']);
    const feed = serveFeed(backend);
    const keys = [backend.publishableKey, backend.secretKey];
    return (request, response, next) => {
      const refusal = request.url?.startsWith('/rest/v1/') ? damagedToken(request.headers.authorization, keys) : null;
      if (refusal === null) return feed(request, response, () => serve(request, response, next));
      response.writeHead(401, { 'content-type': 'application/json; charset=utf-8' }).end(refusal);
    };
  }

  async function close(): Promise<void> {
    await backend?.close();
    lock?.release();
    backend = undefined;
    lock = undefined;
  }

  return {
    name: 'campaign-backend',
    async configureServer(server) {
      server.middlewares.use(await open(server));
    },
    async configurePreviewServer(server) {
      server.middlewares.use(await open(server));
    },
  };
}
