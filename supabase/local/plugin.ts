/**
 * The Vite plugin that serves the backend beside the app, on `vite` and on `vite preview`, from one process and origin.
 *
 */
// @supabase/lite has such a plugin. This one differs where that one would lose data or give too much: it locks the data
// directory, seeds once instead of at every change of the seed, and lets nothing from the network reach lite but through the gateway.
import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { openBackend, type Backend } from './backend.ts';
import { lockDataDir, type DataDirLock } from './dataDir.ts';
import { completeEnv, loadEnv } from './env.ts';
import { providersIn } from './gateway/auth/linked/settings.ts';
import { createGateway, trustedProxies, type GatewaySettings } from './gateway/index.ts';
import { printedAt } from './gateway/takenBack.ts';
import { keepParametersOutOfLogs } from './quietErrors.ts';
import { rowsOf } from './serve/build.ts';
import type { DatabaseChoice } from './store.ts';
import { boundConnections } from './serve/connections.ts';

/** What REQUEST_LOG, TRUST_PROXY, SECURE and AUTH_PROVIDERS in the environment say. */
function settingsOf(env: NodeJS.ProcessEnv): GatewaySettings {
  return {
    trustProxy: trustedProxies(env.TRUST_PROXY),
    secure: env.SECURE === '1',
    deployHook: env.DEPLOY_HOOK_URL,
    webhooksToPrivate: env.WEBHOOKS_TO_PRIVATE === '1',
    providers: providersIn(env),
    ...(env.REQUEST_LOG === '1' ? { log: (line: string) => console.log(line) } : {}),
    distrust: endProcess,
  };
}

/** A database that has said what cannot be so is asked nothing more: the next start reads from the disk what is there. */
function endProcess(reason: string): void {
  console.error(
    `\n${reason}\nThis process stops, so that nothing more is promised. Start it again; what was stored is there.\n`,
  );
  // Time for the answers on their way, which say "later".
  setTimeout(() => process.exit(1), 300);
}

/**
 * Mounts /auth/v1, /rest/v1, the public calendar and /health. Starting the server rejects with DataDirInUseError if another process has the data.
 * @param database another one than the settings name.
 */
export function campaignBackend(database?: DatabaseChoice): Plugin {
  let lock: DataDirLock | undefined;
  let backend: Backend | undefined;

  /** @param printed the folder with the printed pages, if there are any. */
  async function open(server: ViteDevServer | PreviewServer, printed?: string): Promise<Connect.NextHandleFunction> {
    keepParametersOutOfLogs();
    loadEnv();
    const { dataDir } = completeEnv();
    if (database === undefined && process.env.DATABASE_DRIVER !== 'postgres') lock = await lockDataDir(dataDir);
    try {
      backend = await openBackend({ seed: true, ...(database && { database }) });
    } catch (error) {
      lock?.release();
      throw error;
    }
    const gateway = createGateway(backend, {
      ...settingsOf(process.env),
      printedAt: printed === undefined ? undefined : printedAt(printed),
      printedFromNothing: printed !== undefined && rowsOf(printed) === 'nothing',
    });
    if (server.httpServer && 'headersTimeout' in server.httpServer) {
      Object.assign(server.httpServer, { headersTimeout: 10_000, requestTimeout: 30_000 });
      boundConnections(server.httpServer, 2_000);
    }
    // Closing the server waits for what was taken and then for the database, so that every row that was answered 201 is
    // there, and a process which ends after it leaves a checkpointed database behind.
    const closeServer = server.close.bind(server);
    server.close = async () => {
      await gateway.drain();
      await closeServer();
      await close();
    };
    return gateway.handle;
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
      server.middlewares.use(await open(server, path.resolve(server.config.root, server.config.build.outDir)));
    },
  };
}
