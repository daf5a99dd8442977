/** Handing a bank's lines over, batch by batch: each is confirmed before the next, and a batch sent again changes nothing. */
import * as v from 'valibot';
import type { StaffApi } from '../../../backend/staffApi.ts';
import type { AccountKind, GivenLine } from '../model/bank/line.ts';

/** Rows of the file at once, as the database takes them. */
const BATCH = 500;
/** Lines of whole days that are looked up at once. */
const LOOKED_UP = 800;

/** One account of a file. */
export interface Part {
  /** Of the file, and of the account in it where it has several. */
  readonly sha256: string;
  readonly account: string;
  readonly ref: string | null;
  readonly kind: AccountKind;
  readonly columns: string;
  readonly fileName: string;
  readonly lines: readonly GivenLine[];
  readonly leftOut: number;
}

/** A line that looks like one that is in, and that one's date and text. */
export interface Alike {
  readonly line: GivenLine;
  readonly on: string;
  readonly text: string;
}

/** What a person says of a line that looks like one that is in: the same money, or other money. */
export type Answer = 'same' | 'other';

const alikeSchema = v.array(v.object({ row: v.number(), on: v.string(), text: v.string() }));

/** By date and amount: what may be one with another is in one batch. */
const inOrder = (lines: readonly GivenLine[]) =>
  lines.toSorted((a, b) => a.posted_on.localeCompare(b.posted_on) || a.cents - b.cents || a.row - b.row);

/** Runs of at most so many lines that end where a group ends; a longer group is cut all the same. */
function runs(lines: readonly GivenLine[], most: number, groupOf: (line: GivenLine) => string): GivenLine[][] {
  const all: GivenLine[][] = [];
  let first = 0;
  while (first < lines.length) {
    let until = Math.min(first + most, lines.length);
    const next = lines[until];
    if (next) {
      const begins = lines.findIndex((line, at) => at >= first && groupOf(line) === groupOf(next));
      if (begins > first && begins < until) until = begins;
    }
    all.push(lines.slice(first, until));
    first = until;
  }
  return all;
}

/** Lines that may be in already under another id or text. Rejects with RequestError. */
export async function findAlike(
  api: StaffApi,
  { account, sha256, lines }: Pick<Part, 'account' | 'sha256' | 'lines'>,
): Promise<readonly Alike[]> {
  const found: Alike[] = [];
  for (const run of runs(inOrder(lines), LOOKED_UP, ({ posted_on: day }) => day)) {
    const asked = run.map((line) => ({ ...line }));
    for (const { row, on, text } of v.parse(
      alikeSchema,
      await api.rpc('like_bank_lines', { account, sha256, lines: asked }),
    )) {
      const line = run.find((one) => one.row === row);
      if (line) found.push({ line, on, text });
    }
  }
  return found;
}

const begunSchema = v.tuple([v.object({ id: v.string(), rows_done: v.number() })]);

export type Begun = v.InferOutput<typeof begunSchema>[0];

export const totalOf = ({ lines, leftOut }: Pick<Part, 'lines' | 'leftOut'>): number => lines.length + leftOut;

/** The import of this account, new or as far as it is. Rejects with RequestError. */
export async function beginFile(api: StaffApi, part: Part): Promise<Begun> {
  const { sha256, account, columns, kind, fileName } = part;
  const about = { sha256, account, columns, kind, file_name: fileName, rows_total: totalOf(part) };
  return v.parse(
    begunSchema,
    await api.rpc('begin_bank_file', part.ref === null ? about : { ...about, account_ref: part.ref }),
  )[0];
}

/**
 * Rejects with RequestError; the same file goes on where it stopped, and in whole it changes nothing.
 * @param answers by row, of the lines that look like one that is in
 * @param tell rows that are on the server
 */
export async function handOver(
  api: StaffApi,
  begun: Begun,
  part: Part,
  { answers, tell }: { readonly answers: ReadonlyMap<number, Answer>; readonly tell: (rows: number) => void },
): Promise<void> {
  tell(begun.rows_done);
  let first = begun.rows_done;
  const send = async (lines: readonly GivenLine[], leftOut: number) => {
    const upto = first + lines.length + leftOut;
    const given = lines.map((line) => {
      const answer = answers.get(line.row);
      return answer === undefined ? { ...line } : { ...line, answer };
    });
    await api.rpc('import_bank_lines', { file: begun.id, first, upto, lines: given, left_out: leftOut });
    first = upto;
    tell(upto);
  };
  // What is left out comes behind the lines.
  const groupOf = ({ posted_on: day, cents }: GivenLine) => `${day} ${cents}`;
  for (const run of runs(inOrder(part.lines).slice(first), BATCH, groupOf)) await send(run, 0);
  while (first < totalOf(part)) await send([], Math.min(BATCH, totalOf(part) - first));
}
