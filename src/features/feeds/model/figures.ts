/** The values of the figures that are live, with what was corrected, as a file of their own. */
import { callPath } from '../../../backend/paths.ts';
import { LICENCE } from '../../../campaign/feed.ts';
import { addressOf, type Live } from './feed.ts';
import { OPEN_KINDS } from './kinds.ts';
import type { Ask } from './rows.ts';

export const FIGURES_FILE = 'figures.json';

/** As rpc/live_figures answers. */
export interface LiveFigures {
  /** Of the indicator. */
  readonly item: string;
  readonly sha256: string;
  readonly as_of: string;
  readonly values: readonly (readonly unknown[])[];
  readonly corrections: readonly unknown[];
}

const COLUMNS = [
  'geography',
  'stratum',
  'period',
  'value',
  'low',
  'high',
  'denominator',
  'status',
  'footnote',
  'range',
];

/** @throws Error when they cannot be had, or are not what they should be. */
export async function liveFigures(ask: Ask): Promise<readonly LiveFigures[]> {
  const answer = await ask(callPath('live_figures'));
  if (!answer.ok) throw new Error(`The figures were not given: ${answer.status}.`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows) || !rows.every(isFigures)) throw new TypeError('The figures are none.');
  return rows;
}

function isFigures(row: unknown): row is LiveFigures {
  if (typeof row !== 'object' || row === null) return false;
  const { item, sha256, as_of: day, values, corrections } = row as Readonly<Record<string, unknown>>; // an object
  const lists = Array.isArray(values) && values.every((one) => Array.isArray(one)) && Array.isArray(corrections);
  return lists && [item, sha256, day].every((part) => typeof part === 'string');
}

export function figuresFile(
  live: Live,
  figures: readonly LiveFigures[],
  { siteUrl, author }: { readonly siteUrl: string; readonly author: string },
  now: number,
): string {
  const [kind] = OPEN_KINDS.filter((one) => one.kind === 'indicator');
  const rows = (live.get('indicator') ?? []).flatMap((row) => {
    const set = figures.find(({ item }) => item === row.id);
    if (!kind || !set) return [];
    const { sha256, as_of, values, corrections } = set;
    const page = `${siteUrl}${addressOf(kind, row, OPEN_KINDS, live)}`;
    return [{ id: row.id, slug: row.slug, page, as_of, sha256, values, corrections }];
  });
  const about = { source: author, licence: LICENCE, as_of: new Date(now).toISOString(), count: rows.length };
  return `${JSON.stringify({ kind: 'figures', ...about, columns: COLUMNS, rows }, null, 2)}\n`;
}
