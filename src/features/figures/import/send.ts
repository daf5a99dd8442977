/** Handing a file of figures over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { GivenFigure } from '../model/row.ts';

/** Rows of the file at once, as the database takes them. */
const BATCH = 500;

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
  for (let first = begun.rows_done; first < total; first += BATCH) {
    const upto = Math.min(first + BATCH, total);
    const batch = figures.filter(({ row }) => row >= first + 2 && row <= upto + 1);
    const args = { file: begun.id, first, upto, figures: batch, left_out: upto - first - batch.length };
    await api.rpc('import_indicator_values', args);
    tell(upto);
  }
  return begun.rows_done === total;
}
