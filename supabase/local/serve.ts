/**
 * `npm run serve`: the app and its backend for a campaign of one's own, without sample data.
 * `--no-build` serves the last build, as does a release without what builds; `--only-build` makes one and ends.
 */
import path from 'node:path';
import { openBackend } from './backend.ts';
import { loadEnv } from './env.ts';
import { providersIn } from './gateway/auth/linked/settings.ts';
import { createGateway } from './gateway/index.ts';
import { printedAt } from './gateway/takenBack.ts';
import { keepParametersOutOfLogs } from './quietErrors.ts';
import { root } from './root.ts';
import { buildApp, buildAppFrom, canBuild, refuseForeignBuild, rowsOf } from './serve/build.ts';
import { serveFiles } from './serve/files.ts';
import { showFirstLeaderCode } from './serve/firstLeader.ts';
import { listen } from './serve/http.ts';
import { log } from './serve/log.ts';
import { mailBySmtp, mailInTerminal } from './serve/mail.ts';
import { mailSettings } from './serve/mailSettings.ts';
import { packFiles } from './serve/pack.ts';
import { isLoopback, namesIn, refuseOpenKeys, serveSettings } from './serve/settings.ts';
import { closeOnSignals, prepare, run } from './serving.ts';

await run(async () => {
  const given = namesIn(process.env);
  loadEnv();
  const { host, trustProxy, siteUrl, secure, secureSubdomains } = serveSettings(
    process.env,
    Number(process.env.PORT || 4173),
  );
  refuseOpenKeys(host, given, root);
  process.env.SITE_URL = siteUrl;
  const mail = mailSettings(process.env);
  const providers = providersIn(process.env);
  keepParametersOutOfLogs();
  const dist = path.resolve(root, process.env.OUT_DIR || 'dist');
  if (process.argv.includes('--only-build')) {
    buildApp(root, dist);
    await pack(dist);
    return;
  }
  const { port, dataDir } = await prepare();
  const backend = await openBackend({ seed: false });
  if (!process.argv.includes('--no-build') && canBuild(root)) await buildAppFrom(root, dist, backend);
  const packed = await pack(dist);

  const mailing = mail ? mailBySmtp(mail, log) : mailInTerminal((text) => console.log(text));
  backend.app.drivers.email = mailing;
  const gateway = createGateway(backend, {
    trustProxy,
    secure,
    secureSubdomains,
    printedAt: printedAt(dist),
    printedFromNothing: rowsOf(dist) === 'nothing',
    deployHook: process.env.DEPLOY_HOOK_URL,
    webhooksToPrivate: process.env.WEBHOOKS_TO_PRIVATE === '1',
    providers,
    log: requestLog,
    distrust(reason) {
      log('distrusted', { reason });
      // Time for the answers on their way, which say "later". The service manager starts it again.
      setTimeout(() => process.exit(1), 300);
    },
  });
  const server = await listen(gateway, serveFiles(dist), host, port);
  closeOnSignals(async () => {
    log('stopping');
    await server.close();
    await mailing.settled(2_000);
    await backend.close();
    log('stopped');
  });
  const [migrations, by] = [backend.applied.length, mail ? 'smtp' : 'in this terminal'];
  log('started', {
    site: siteUrl,
    host,
    port: server.port,
    data: dataDir,
    migrations,
    packed,
    mail: by,
    trust_proxy: trustProxy,
  });
  if (!isLoopback(host) && !secure) {
    log('warning', {
      what: 'People reach this server without https. Put a proxy in front and set SITE_URL to its https address.',
    });
  }
  await showFirstLeaderCode(backend.database, siteUrl, log);
});

/** The gateway's line: method, path without anybody's values, status, time and size. */
function requestLog(line: string): void {
  const [, method, target, status, ms, bytes] = /^(\S+) (.*) (\d+) (\d+)ms (\d+)B$/.exec(line) ?? [];
  log('request', { method, path: target, status, ms, bytes });
}

/** A build that cannot be written beside is served as it is. */
async function pack(dist: string): Promise<number> {
  refuseForeignBuild(dist, process.env.SUPABASE_PUBLISHABLE_KEY ?? '');
  return packFiles(dist).catch((error: unknown) => {
    log('not_packed', { reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' });
    return 0;
  });
}
