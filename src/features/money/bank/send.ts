/** Handing a bank's lines over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { GivenLine } from '../model/bankFile.ts';

/** Rows of the file at once, as the database takes them. */
const BATCH = 500;

export interface Handing {
  readonly sha256: string;
  readonly account: string;
  readonly columns: string;
  readonly fileName: string;
  readonly total: number;
  readonly lines: readonly GivenLine[];
  /** Rows that are on the server. */
  readonly tell: (rows: number) => void;
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);

/** Rejects with RequestError; the same file goes on where it stopped, and in whole it changes nothing. */
export async function handOver(api: StaffApi, handing: Handing): Promise<void> {
  const { total, lines, tell } = handing;
  const [begun] = v.parse(
    begunSchema,
    await api.rpc('begin_bank_file', {
      sha256: handing.sha256,
      account: handing.account,
      columns: handing.columns,
      file_name: handing.fileName,
      rows_total: total,
    }),
  );
  tell(begun.rows_done);
  for (let first = begun.rows_done; first < total; first += BATCH) {
    const upto = Math.min(first + BATCH, total);
    const batch = lines.filter(({ row }) => row >= first + 2 && row <= upto + 1);
    await api.rpc('import_bank_lines', {
      file: begun.id,
      first,
      upto,
      lines: batch.map((line) => ({ ...line })),
      left_out: upto - first - batch.length,
    });
    tell(upto);
  }
}
