/** Handing a file of payments over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { GivenPayment } from '../model/paymentRow.ts';

/** Rows of the file at once, as the database takes them. */
const BATCH = 500;

export interface Handing {
  readonly sha256: string;
  readonly columns: string;
  readonly fileName: string;
  readonly sourceUrl: string;
  readonly asOf: string;
  readonly total: number;
  readonly payments: readonly GivenPayment[];
  /** Rows that are on the server. */
  readonly tell: (rows: number) => void;
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);

/** Rejects with RequestError; the same file goes on where it stopped. */
export async function handOver(api: StaffApi, handing: Handing): Promise<void> {
  const { total, payments, tell } = handing;
  const [begun] = v.parse(
    begunSchema,
    await api.rpc('begin_payment_file', {
      sha256: handing.sha256,
      columns: handing.columns,
      file_name: handing.fileName,
      source_url: handing.sourceUrl,
      as_of: handing.asOf,
      rows_total: total,
    }),
  );
  for (let first = begun.rows_done; first < total; first += BATCH) {
    const upto = Math.min(first + BATCH, total);
    const batch = payments.filter(({ row }) => row >= first + 2 && row <= upto + 1);
    const args = { file: begun.id, first, upto, payments: batch, left_out: upto - first - batch.length };
    await api.rpc('import_payments', args);
    tell(upto);
  }
}
