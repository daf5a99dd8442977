/** Handing a bank's lines over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { alikeLines, type GivenLine } from '../model/bankFile.ts';

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

const alikeSchema = v.array(v.object({ on: v.string(), cents: v.number(), n: v.number() }));

/** Lines that probably came with a file of another kind already. Rejects with RequestError. */
export async function findAlike(
  api: StaffApi,
  { account, columns, lines }: Pick<Handing, 'account' | 'columns' | 'lines'>,
): Promise<readonly GivenLine[]> {
  const days = lines.map(({ posted_on: day }) => day).toSorted();
  const [since, until] = [days[0], days.at(-1)];
  if (since === undefined || until === undefined) return [];
  return alikeLines(lines, v.parse(alikeSchema, await api.rpc('like_bank_lines', { account, columns, since, until })));
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);

export type Begun = v.InferOutput<typeof begunSchema>[0];

/** The import of this file, new or as far as it is. Rejects with RequestError. */
export async function beginFile(
  api: StaffApi,
  { sha256, account, columns, fileName, total }: Omit<Handing, 'lines' | 'tell'>,
): Promise<Begun> {
  const about = { sha256, account, columns, file_name: fileName, rows_total: total };
  return v.parse(begunSchema, await api.rpc('begin_bank_file', about))[0];
}

/** Rejects with RequestError; the same file goes on where it stopped, and in whole it changes nothing. */
export async function handOver(api: StaffApi, begun: Begun, { total, lines, tell }: Handing): Promise<void> {
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
