/** Rows of what is live now, as the database gives them to anybody, and the questions that bring them. */
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { campaign } from '../../../campaign.ts';
import { isZone } from '../../../campaign/townZone.ts';
import type { OpenKind } from './kinds.ts';

/** As rpc/live_content answers. */
export interface LiveRow {
  readonly id: string;
  readonly kind: string;
  readonly slug: string;
  /** This wording. */
  readonly revision: string;
  /** 1 is the first wording that was public. */
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly live_since: string;
  readonly expires_at: string | null;
  readonly verify_by: string | null;
}

/** Asks the REST API with the publishable key. */
export type Ask = (query: string) => Promise<Response>;

/** The database gives 5000 at most. */
const PAGE = 1000;
const MOST_PAGES = 20;

/** Everything of a kind. @throws Error when it cannot be had, or is not what it should be. */
export async function liveRows({ kind }: OpenKind, ask: Ask): Promise<readonly LiveRow[]> {
  const all: LiveRow[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await ask(callPath('live_content', { of_kind: kind, most: PAGE, after: all.at(-1)?.id ?? null }));
    if (!answer.ok) throw new Error(`The ${kind} rows were not given: ${answer.status}.`);
    const rows: unknown = await answer.json();
    if (!Array.isArray(rows) || !rows.every(isLiveRow)) throw new TypeError(`The ${kind} rows are none.`);
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
  throw new Error(`There are too many ${kind} rows.`);
}

function isLiveRow(row: unknown): row is LiveRow {
  if (typeof row !== 'object' || row === null) return false;
  const { id, slug, revision, version, body, live_since: since } = row as Readonly<Record<string, unknown>>; // an object
  return (
    [id, slug, revision, since].every((part) => typeof part === 'string') &&
    typeof version === 'number' &&
    typeof body === 'object' &&
    body !== null &&
    Number.isFinite(Date.parse(String(since)))
  );
}

/** The zone of the newest published words; this build's while none were published. @throws Error when it cannot be had. */
export async function publishedZone(ask: Ask): Promise<string> {
  const newest = { select: ['body'], where: { locale: 'eq.en' }, order: 'published_at.desc', limit: 1 } as const;
  const answer = await ask(rowsPath('content_snapshots', newest));
  if (!answer.ok) throw new Error(`The time zone was not given: ${answer.status}.`);
  const rows: unknown = await answer.json();
  const [row] = Array.isArray(rows) ? (rows as readonly { body?: { earlyVoting?: { timeZone?: unknown } } }[]) : []; // each part is asked for below
  const zone = row?.body?.earlyVoting?.timeZone;
  return typeof zone === 'string' && isZone(zone) ? zone : campaign.timeZone;
}
