/** What a gateway is told: how far it trusts what is in front of it, and its limits. */
import type { ProviderSettings } from './auth/linked/settings.ts';

import type { SendText } from './auth/factors/phone.ts';

export interface GatewayLimits {
  /** Bytes of a request's body; more is 413. */
  readonly bodyBytes: number;
  /** The same under /auth/v1, where nobody has much to say. */
  readonly authBodyBytes: number;
  /** How long a whole body may take, ms; then 408. */
  readonly bodyMs: number;
  /** Rows of one insert of an account; more is 413. */
  readonly rows: number;
  /** The same of a visitor: what a phone may send in five minutes. The outbox sends 50 at once. */
  readonly visitorsRows: number;
  /** Bytes of bodies that are held at once, of all requests, of one address, and of each request before it counts; more are 503. */
  readonly heldBytes: number;
  readonly heldBytesEach: number;
  readonly heldBytesFree: number;
  /** Rows times columns, each a parameter of a statement, of which PostgreSQL takes 65,535. */
  readonly cells: number;
  /** How deep objects and lists in a body may be nested. Postgres's own stack ends sooner than V8's. */
  readonly depth: number;
  readonly urlLength: number;
  /** A longer body, or an insert of more rows, waits for the turns that those have: photos, files, what waited on a phone. */
  readonly bulkBytes: number;
  readonly bulkRows: number;
  /** Filters in one address. */
  readonly filters: number;
  /** Requests that may wait for a turn, a lane; more are 503, first of the address that has most of them. */
  readonly waiting: number;
  /** The same of one address. */
  readonly waitingEach: number;
  /** Sign-ins and sign-ups that may wait for their password to be hashed, a tenth of a second each; more are 503. */
  readonly hashing: number;
  /** Without an answer from the database after this long, ms, the client is told 504. */
  readonly answerMs: number;
  /** How long `drain()` waits for what was taken, ms. */
  readonly drainMs: number;
  /** Between two requests to build the site anew, ms, while one thing after the other goes out. */
  readonly rebuildMs: number;
}

export const defaultLimits: GatewayLimits = {
  bodyBytes: 1_048_576,
  authBodyBytes: 16_384,
  bodyMs: 10_000,
  rows: 1_000,
  visitorsRows: 60,
  heldBytes: 48 * 1_048_576,
  heldBytesEach: 16 * 1_048_576,
  heldBytesFree: 16_384,
  cells: 30_000,
  depth: 32,
  urlLength: 4_096,
  bulkBytes: 65_536,
  bulkRows: 10,
  filters: 20,
  waiting: 400,
  waitingEach: 250,
  hashing: 150,
  answerMs: 30_000,
  drainMs: 10_000,
  rebuildMs: 30_000,
};

export interface GatewaySettings {
  /** How many proxies of our own stand in front: 0 believes nobody's X-Forwarded-For. */
  readonly trustProxy?: number;
  /** The app is reached by https: browsers are told to stay there (HSTS). */
  readonly secure?: boolean;
  /** And all its subdomains are, which may be other people's: HSTS speaks of them, too. */
  readonly secureSubdomains?: boolean;
  /** Epoch ms: when the pages that are served beside it were printed. Without it none are. */
  readonly printedAt?: number | undefined;
  /** They were printed without a database, as if nothing had been published. */
  readonly printedFromNothing?: boolean | undefined;
  /** Asked by POST once something else is public than on the pages, planned times included, or something was taken back that pages may say. */
  readonly deployHook?: string | undefined;
  /** Other programs may be told of signups at addresses of this machine and its network, and without https. */
  readonly webhooksToPrivate?: boolean;
  /** Sends codes to telephones. Without it they are printed. */
  readonly sendText?: SendText;
  /** With whom else one may sign in. */
  readonly providers?: readonly ProviderSettings[];
  /** Takes one line a request. Without it nothing is logged. */
  readonly log?: (line: string) => void;
  readonly limits?: Partial<GatewayLimits>;
  /** Epoch ms. */
  readonly now?: () => number;
  /**
   * Called when the database said something that cannot be so (fewer rows stored than were sent). From then on the gateway
   * answers 503; whoever opened the backend ends the process or opens another one.
   */
  readonly distrust?: (reason: string) => void;
}

/** TRUST_PROXY as it stands in the environment: '' and 'false' are nobody, 'true' one proxy, a number that many. */
export function trustedProxies(value: string | undefined): number {
  const text = (value ?? '').trim().toLowerCase();
  if (text === '' || text === 'false') return 0;
  if (text === 'true') return 1;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= 10) return count;
  throw new Error(`TRUST_PROXY is "${value}"; it must be the number of proxies in front of this server.`);
}
