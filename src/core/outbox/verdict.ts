/**
 * What an answer means. One row per rule, each with its source; the first row that fits decides.
 *   [P]  PostgREST, "Errors" and "Authentication" references
 *   [PG] PostgreSQL manual, appendix A (error codes)
 *   [L]  @supabase/lite 0.10.0, as measured: failed checks and RAISE come as HTTP 500 with code SUP
 *   [M]  PostgREST 12.0.2 on PostgreSQL 17, as measured
 *   [H]  RFC 9110 (HTTP semantics), RFC 6585 (429)
 */
import type { TransportResult } from './ports.ts';
import type { ItemError } from './record.ts';

export type Outcome =
  /** The rows are in the table. */
  | 'delivered'
  /** A row with this primary key is there already: a single item is delivered. */
  | 'duplicate'
  /** The server will never take it as it is. */
  | 'refused'
  /** The sender was not recognised. No attempt is counted. */
  | 'sign-in'
  /** The server does not know this table or column (yet). */
  | 'update'
  /** Not the item's fault as far as anyone can tell: try again later, for as long as it takes. */
  | 'later'
  /** A fault of this app's own: neither the item nor the network is to blame. Try again later, for as long as it takes. */
  | 'own-fault'
  /** Unexplained: try again later, but not for ever. */
  | 'fault';

/**
 * How to treat a refused batch of several rows. 'all': it concerns every row alike. 'split': a row is to blame, find it.
 * 'probe': split once; when both halves fail alike the cause is common and the search stops.
 */
export type Spread = 'all' | 'split' | 'probe';

export interface Verdict {
  readonly outcome: Outcome;
  readonly spread: Spread;
  /** Can the server have kept the rows of this request? */
  readonly landed: 'yes' | 'no' | 'unknown';
  /** Who is to send nothing more for now because the server asked for it: its limits count each sender by itself. Null: no one. */
  readonly pause: 'sender' | 'everyone' | null;
  readonly error: ItemError | null;
  /** Name of the rule, for diagnostics and tests. */
  readonly rule: string;
}

type Rule = readonly [
  name: string,
  fits: (r: TransportResult) => boolean,
  outcome: Outcome,
  spread: Spread,
  landed: Verdict['landed'],
];

const isHtml = (r: TransportResult) => r.contentType.includes('html');
const code = (pattern: RegExp) => (r: TransportResult) => pattern.test(r.code);
/** 429, whoever says it; our own limits raise PT429. [H][P] */
const tooMany = (r: TransportResult) => r.status === 429 || r.code === 'PT429';
const isBare404 = (r: TransportResult) =>
  r.status === 404 && r.code === '' && r.message === '' && /^$|json/.test(r.contentType);
const PRIMARY_KEY = /unique constraint "[^"]*_pkey"/;

// "No, it has not landed" needs an answer that a row which is already there could not have got. Browsers repeat a POST by
// themselves when a reused connection dies before the answer (Chromium does, unseen: one fetch, two requests), so what we
// read may be the answer to the repeat. A 401, a 429 or a rolled-back statement comes before the key is looked at: unknown.
/** Tried from top to bottom. */
export const RULES: readonly Rule[] = [
  // Thrown by the app, perhaps by what it made of one row, perhaps after the request had left.
  ['fault of the app', (r) => r.ownFault !== undefined, 'own-fault', 'probe', 'unknown'],
  // No answer. A request may have been executed although its answer was lost. [H 9.2.2]
  ['no answer in time', (r) => r.networkError === 'timeout', 'later', 'all', 'unknown'],
  ['network failed', (r) => r.networkError !== null || r.status === 0, 'later', 'all', 'unknown'],
  // PostgREST answers JSON or nothing. A page means something else answered: a captive portal, a proxy, a mis-mounted path. [P][L]
  ['captive portal', (r) => r.status < 400 && isHtml(r), 'later', 'all', 'unknown'],
  // Insert with return=minimal is answered 201, nothing else. [P]
  ['created', (r) => r.status === 201, 'delivered', 'all', 'yes'],
  ['another success', (r) => r.status < 400, 'later', 'all', 'unknown'],
  // 401: JWT expired or invalid, key unknown (PGRST3xx or the gateway's own). Says nothing about the rows. [P]
  // With 42501 it can be one row's row-level policy, because anonymous violations come as 401 too. [P]
  ['one row not permitted to this sender', (r) => r.status === 401 && r.code === '42501', 'sign-in', 'probe', 'no'],
  // PT401: our own word that the session was ended while its token is still valid.
  ['not recognised', (r) => r.status === 401 || r.code === 'PT401', 'sign-in', 'all', 'unknown'],
  // Whoever saved it must give a second factor first (supabase/migrations, second_factor): waits for a sign-in with it, and is not
  // refused. Says nothing about the rows.
  ['second factor missing', code(/^PT403$/), 'sign-in', 'all', 'unknown'],
  // A token of ours that names a role which the database has not (yet): 400, although the row was never looked at. [M]
  ['role unknown', (r) => r.code === '22023' && /^role "[^"]*" does not exist/.test(r.message), 'sign-in', 'all', 'no'],
  // The server asks for patience or is not there. [H 15.5.9, RFC 6585 4, H 15.6.3-5]
  ['rate limit', tooMany, 'later', 'all', 'unknown'],
  ['request timeout', (r) => r.status === 408, 'later', 'all', 'unknown'],
  ['gateway', (r) => r.status === 502 || r.status === 503 || r.status === 504, 'later', 'all', 'unknown'],
  // Unknown table, column, relation, schema, function: the app and the server are not of the same age. Uniform keys: it concerns
  // every row. [P][PG]
  ['schema differs', code(/^(PGRST(106|20[0245])|42P01|42703|42883)$/), 'update', 'all', 'no'],
  // PostgREST 12 has no word for an unknown table on insert: 404 and `{}`. [M] What says anything, or says it as a page or as
  // plain text, is another server: a static host, a proxy without that route, a captive portal.
  ['unknown table, without a word', isBare404, 'update', 'all', 'no'],
  // Retried statements: serialization, deadlock, lock, cancelled, out of resources. Rolled back. [PG 40, 55P03, 57014, 53]
  // 25006: a hosted database that ran out of disk is read-only until somebody makes room.
  ['statement rolled back', code(/^(25006|40001|40P01|55P03|57014|53...)$/), 'later', 'all', 'unknown'],
  // PostgREST itself is not set up (no JWT secret): nobody's row is to blame. [P]
  ['server not set up', code(/^PGRST300$/), 'later', 'all', 'unknown'],
  // The database went away while it worked; whether it committed is unknown. [PG 08, 40003, 57P; P PGRST00x]
  ['database connection lost', code(/^(08...|40003|57P0.|PGRST00.)$/), 'later', 'all', 'unknown'],
  // The statement asks for what is already there. [PG 23505; Postgres names the index "<table>_pkey"]
  ['already there', (r) => r.code === '23505' && PRIMARY_KEY.test(r.message), 'duplicate', 'split', 'no'],
  // Data that Postgres will refuse every time: class 22, 23, RAISE. [PG 22, 23, P0001; P 400/409]
  ['data refused', code(/^(22...|23...|P0001)$/), 'refused', 'split', 'no'],
  // Row-level policy or missing privilege for a recognised user. [PG 42501; P 403]
  ['not permitted', (r) => r.status === 403 && r.code === '42501', 'refused', 'split', 'no'],
  // Body not understood. [P PGRST102]
  ['body not understood', code(/^PGRST102$/), 'refused', 'split', 'no'],
  // lite's form of 23514 and 23502. [L]
  [
    'check failed (lite)',
    (r) => r.code === 'SUP' && /violates (check|not-null) constraint/.test(r.message),
    'refused',
    'split',
    'no',
  ],
  // Larger than the server takes. [H 15.5.14]
  ['too large', (r) => r.status === 413, 'refused', 'split', 'no'],
  // Whatever else: nothing is given up because of an answer nobody understands, until it has come MAX_FAULTS times.
  ['unexplained, with a code', (r) => r.code !== '', 'fault', 'probe', 'unknown'],
  ['unexplained', () => true, 'fault', 'probe', 'unknown'],
];

/** Unexplained answers an item survives. */
export const MAX_FAULTS = 12;

function errorOf(r: TransportResult, rule: string): ItemError {
  const constraint = /constraint "([^"]{1,100})"/.exec(r.message)?.[1];
  return {
    code:
      (r.ownFault && `app-${r.ownFault}`) ||
      r.code ||
      (r.networkError ? `network-${r.networkError}` : rule.replaceAll(' ', '-').replaceAll(/[^a-z0-9-]/g, '')),
    ...(constraint === undefined ? {} : { constraint }),
    ...(r.status === 0 ? {} : { status: r.status }),
  };
}

/** Pure: the same answer always gets the same verdict. */
export function classify(result: TransportResult): Verdict {
  const row = RULES.find(([, fits]) => fits(result));
  if (!row) throw new Error('The last rule fits everything.');
  const [rule, , outcome, spread, landed] = row;
  const busy = result.status === 503 && result.retryAfterMs !== null;
  const pause = tooMany(result) ? 'sender' : busy ? 'everyone' : null;
  return { outcome, spread, landed, pause, rule, error: outcome === 'delivered' ? null : errorOf(result, rule) };
}
