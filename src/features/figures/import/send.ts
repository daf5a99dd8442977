/** Asking what would be withheld of a file of figures, and handing it over in one piece: what is withheld depends on all the others. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { GivenFigure } from '../model/row.ts';

export interface Handing {
  readonly indicator: string;
  readonly sha256: string;
  readonly columns: string;
  readonly fileName: string;
  readonly asOf: string;
  readonly total: number;
  readonly figures: readonly GivenFigure[];
  /** Rows that are on the server. */
  readonly tell: (rows: number) => void;
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);

/** @returns whether the server had all of it already. Rejects with RequestError; the same file goes on where it stopped. */
export async function handOver(api: StaffApi, handing: Handing): Promise<boolean> {
  const { total, figures, tell } = handing;
  const [begun] = v.parse(
    begunSchema,
    await api.rpc('begin_indicator_set', {
      indicator: handing.indicator,
      sha256: handing.sha256,
      columns: handing.columns,
      file_name: handing.fileName,
      as_of: handing.asOf,
      rows_total: total,
    }),
  );
  if (begun.rows_done < total) {
    const args = { file: begun.id, first: 0, upto: total, figures, left_out: total - figures.length };
    await api.rpc('import_indicator_values', args);
    tell(total);
  }
  return begun.rows_done === total;
}

export const REASONS = ['small', 'rest', 'others', 'unsaid', 'earlier', 'alike'] as const;
export type Reason = (typeof REASONS)[number];

/** A row of the file, and why no page will say its number. */
export interface Withheld {
  readonly row: number;
  readonly why: Reason;
}

const withheldSchema = v.array(v.object({ line: v.number(), why: v.picklist(REASONS) }));

/** Keeps nothing on the server. Rejects with RequestError. */
export async function askWithheld(
  api: StaffApi,
  indicator: string,
  figures: readonly GivenFigure[],
): Promise<readonly Withheld[]> {
  const rows = v.parse(withheldSchema, await api.rpc('preview_indicator_values', { indicator, figures }));
  return rows.map(({ line: row, why }) => ({ row, why }));
}
