/** Handing a file of gifts over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import { isBeforePeriod } from '../model/giftForm.ts';
import type { Source } from '../model/imports/layouts.ts';
import type { Line } from '../model/imports/line.ts';
import { REFUND_FAULTS, type RefundFault } from '../model/imports/line.ts';

/** Rows of the file at once, as the database takes them. */
const BATCH = 500;
const ASKED = 2000;

const knownSchema = v.array(v.string());

/** Which of these lines the ledger has already. Rejects with RequestError. */
export async function knownLines(api: StaffApi, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let first = 0; first < lines.length; first += ASKED) {
    const keys = lines.slice(first, first + ASKED).map(({ key }) => key);
    for (const key of v.parse(knownSchema, await api.rpc('known_money_lines', { keys }))) known.add(key);
  }
  return known;
}

/** Which of these lines look like a contribution that is in the ledger under another number, or none. Rejects with RequestError. */
export async function likeLines(api: StaffApi, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const like = new Set<string>();
  const told = lines
    .filter((line) => line.what === 'gift')
    .map(({ key, on, cents, giver }) => ({ key, on, cents, name: giver.name }))
    .toSorted((a, b) => `${a.on} ${a.cents} ${a.name}`.localeCompare(`${b.on} ${b.cents} ${b.name}`));
  for (let first = 0; first < told.length; first += ASKED) {
    const asked = told.slice(first, first + ASKED);
    for (const key of v.parse(knownSchema, await api.rpc('like_money_lines', { lines: asked }))) like.add(key);
  }
  return like;
}

export interface Handing {
  readonly source: Source;
  readonly sha256: string;
  readonly columns: string;
  readonly fileName: string;
  /** The file's rows in the order in which they are sent. */
  readonly rows: readonly number[];
  readonly lines: readonly Line[];
  /** The election that the gifts of a day are for. */
  readonly electionOn: (day: string) => string | null;
  /** The first date that is in no filed report: what is dated before it was confirmed. */
  readonly openFrom: string | null;
  /** Rows that are on the server, and what of this batch it would not take: a later batch may stop. */
  readonly tell: (rows: number, refused: Handed['refused']) => void;
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);
const sentSchema = v.tuple([
  v.object({
    rows_done: v.number(),
    added: v.number(),
    known: v.number(),
    left_out: v.number(),
    refused: v.array(v.object({ row: v.number(), why: v.picklist(REFUND_FAULTS) })),
  }),
]);

export interface Handed {
  readonly added: number;
  readonly known: number;
  readonly leftOut: number;
  readonly refused: readonly { readonly row: number; readonly why: RefundFault }[];
}

/** Rejects with RequestError; the same file goes on where it stopped. */
export async function handOver(api: StaffApi, handing: Handing): Promise<Handed> {
  const { rows, lines, tell } = handing;
  const total = rows.length;
  const [begun] = v.parse(
    begunSchema,
    await api.rpc('begin_money_import', {
      source: handing.source,
      sha256: handing.sha256,
      columns: handing.columns,
      file_name: handing.fileName,
      rows_total: total,
    }),
  );
  let handed: Handed = { added: 0, known: 0, leftOut: 0, refused: [] };
  for (let first = begun.rows_done; first < total; first += BATCH) {
    const upto = Math.min(first + BATCH, total);
    const now = new Set(rows.slice(first, upto));
    const batch = lines
      .filter(({ row }) => now.has(row))
      .map((line) => ({
        ...line,
        date_confirmed: isBeforePeriod(line.on, handing.openFrom),
        ...(line.what === 'gift' ? { election: handing.electionOn(line.on) } : {}),
      }));
    const given = new Set(batch.map(({ row }) => row)).size;
    const args = { import: begun.id, first, upto, lines: batch, left_out: upto - first - given };
    const [so] = v.parse(sentSchema, await api.rpc('import_money', args));
    handed = {
      added: so.added,
      known: so.known,
      leftOut: so.left_out,
      refused: [...handed.refused, ...so.refused],
    };
    tell(upto, so.refused);
  }
  return handed;
}
