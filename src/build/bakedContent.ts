/**
 * The rows that pages are printed with. With CONTENT_FROM=backend: those that anybody may read there. With CONTENT_FROM=sample: the sample
 * town's (src/sample), for a server whose database has the sample data. Else none: a build knows no database.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentApi } from '../../supabase/local/content/api.ts';
import { StartError } from '../../supabase/local/startError.ts';
import { callPath } from '../backend/paths.ts';
import { sampleAnswers } from '../sample/answers.ts';
import type { LiveRow } from '../features/feeds/model/rows.ts';
import type { Answer } from './printPage.tsx';
import {
  figuresOf,
  ideaRows,
  linksAmong,
  seedRow,
  seedsOf,
  seedWordings,
  siteRows,
  withdrawnRows,
} from './seedRows.ts';

export interface BakedContent {
  readonly answer: Answer;
  /** When the rows left the server, or the newest of the campaign's own was published, epoch ms. */
  readonly asOf: number;
}

const MOST = 5000;

/** Where a build's rows are from. */
export type RowsFrom = 'sample' | 'backend' | 'nothing';

/** In a build: where its rows are from, so that a server knows what it serves. */
export const ROWS_FROM = 'rows-from.txt';

/** @param contentFrom CONTENT_FROM: a folder has words alone. */
export const rowsFrom = (contentFrom: string | undefined): RowsFrom =>
  contentFrom === 'sample' || contentFrom === 'backend' ? contentFrom : 'nothing';

/** What is live of a kind. */
export const liveOf = async ({ answer }: BakedContent, kind: string): Promise<readonly LiveRow[]> =>
  ((await answer(callPath('live_content', { of_kind: kind, most: MOST, after: null }))) ?? []) as readonly LiveRow[]; // of the backend's own function

/** @param env what the build was told, .env included. */
export async function bakedContent(env: NodeJS.ProcessEnv, root: string): Promise<BakedContent> {
  const from = rowsFrom(env['CONTENT_FROM']);
  if (from === 'backend') return { answer: fromBackend(env), asOf: Date.now() };
  if (from === 'nothing') return { answer: () => Promise.resolve([]), asOf: Date.now() };
  return sampleContent(root);
}

async function sampleContent(root: string): Promise<BakedContent> {
  const kinds = readdirSync(join(root, 'src/sample/content'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/\.ts$/, ''))
    // Not a kind: what the others are written with.
    .filter((name) => name !== 'sample');
  const seeds = new Map(await Promise.all(kinds.map(async (kind) => [kind, await seedsOf(kind, root)] as const)));
  const rows = new Map([...seeds].map(([kind, all]) => [kind, all.map((seed) => seedRow(kind, seed))] as const));
  const wordings = new Map([...seeds.values()].flat().map((seed) => [seed.id, seedWordings(seed)]));
  const times = [...rows.values()].flat().map((row) => Date.parse(row.live_since));
  const figures = figuresOf(seeds.get('indicator') ?? []);
  return { answer: async (path) => answerOf(path, rows, wordings, figures), asOf: Math.max(0, ...times) };
}

type Rows = ReadonlyMap<string, readonly LiveRow[]>;

/** Of what else a page asks, events say, nothing is printed: the phone asks for it. */
function answerOf(
  path: string,
  rows: Rows,
  wordings: ReadonlyMap<string, readonly unknown[]>,
  figures: readonly object[],
): readonly unknown[] | null {
  const { pathname, searchParams } = new URL(path, 'https://backend.invalid');
  if (pathname.endsWith('/rpc/live_content')) return rows.get(searchParams.get('of_kind') ?? '') ?? [];
  if (pathname.endsWith('/rpc/live_links')) return linksAmong(rows);
  if (pathname.endsWith('/rpc/live_ideas')) return ideaRows();
  if (pathname.endsWith('/rpc/live_sites')) return siteRows();
  if (pathname.endsWith('/rpc/live_figures')) return figures;
  if (pathname.endsWith('/rpc/answered_questions')) return sampleAnswers;
  if (pathname.endsWith('/rpc/withdrawn_commitments')) return withdrawnRows();
  if (pathname.endsWith('/rpc/content_versions')) return wordings.get(searchParams.get('of_item') ?? '') ?? [];
  return null;
}

/** A build that printed older rows because the backend was not to be had would take the newer ones off the page: it fails. */
function fromBackend(env: NodeJS.ProcessEnv): Answer {
  const api = contentApi(env);
  const given = new Map<string, Promise<unknown>>();
  const ask = async (path: string): Promise<unknown> => {
    const response = await api.fetch(path, { headers: { apikey: api.key, accept: 'application/json' } });
    if (!response.ok) throw new StartError(`CONTENT_FROM=backend, and ${api.url} answered ${response.status}.`);
    return response.json();
  };
  // Each once: two pages that print the same are to say the same.
  return (path) => {
    const known = given.get(path) ?? ask(path);
    given.set(path, known);
    return known;
  };
}
