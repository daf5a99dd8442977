/** What `npm run serve` is told by the environment and .env, and what it refuses to start with. */
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { trustedProxies } from '../gateway/index.ts';
import { StartError } from '../startError.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ServeSettings {
  host: string;
  /** How many proxies of ours stand in front. */
  trustProxy: number;
  /** The address people know, without a slash at its end. */
  siteUrl: string;
  /** People come by https, by whatever is in front. */
  secure: boolean;
  /** And by nothing else to any subdomain of that address. */
  secureSubdomains: boolean;
}

const SECRETS = ['SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET', 'SUPABASE_PUBLISHABLE_KEY'];

/** `port` is what an unset SITE_URL would point at. Throws StartError with what to do; no value of a key is ever in it. */
export function serveSettings(env: Env, port: number): ServeSettings {
  const host = env.HOST?.trim() || '127.0.0.1';
  let trustProxy: number;
  try {
    trustProxy = trustedProxies(env.TRUST_PROXY);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const siteUrl = siteOf(env.SITE_URL?.trim() || `http://127.0.0.1:${port}`);
  const secure = siteUrl.startsWith('https:');
  return { host, trustProxy, siteUrl, secure, secureSubdomains: secure && env.HSTS_SUBDOMAINS === '1' };
}

function siteOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartError('SITE_URL must be the address people type, like https://campaign.example.org, with no path.');
  }
  return url.origin;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/**
 * Whoever opens the server to a network keeps its keys where nobody else reads them: in the environment, or in a .env that
 * only its owner may read. `given` are the names that the environment had before .env was read.
 */
export function refuseOpenKeys(host: string, given: ReadonlySet<string>, folder: string): void {
  if (isLoopback(host) || process.platform === 'win32') return;
  const file = path.join(folder, '.env');
  const inFile = fs.existsSync(file) ? Object.keys(parseEnv(fs.readFileSync(file, 'utf8'))) : [];
  const secret = (name: string): boolean => SECRETS.includes(name) || /^AUTH_.*_SECRET$/.test(name);
  if (!inFile.some((name) => secret(name) && !given.has(name))) return;
  if ((fs.statSync(file).mode & 0o077) === 0) return;
  throw new StartError(
    `HOST is ${host}, and others on this machine can read the keys in .env. Close it, or set the keys in the environment:\n` +
      '  chmod 600 .env',
  );
}

/** Names that are set now, to be asked before .env is read. */
export function namesIn(env: Env): ReadonlySet<string> {
  return new Set(Object.keys(env).filter((name) => env[name]));
}
