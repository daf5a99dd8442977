/** The files of gifts that were brought in, kept on the device per person. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';

const importSchema = v.object({
  id: v.string(),
  source: v.string(),
  file_name: v.string(),
  rows_total: v.number(),
  rows_done: v.number(),
  added: v.number(),
  known: v.number(),
  left_out: v.number(),
  payouts: v.number(),
  by_name: v.nullable(v.string()),
  finished_at: v.nullable(v.string()),
});
export type ImportRow = v.InferOutput<typeof importSchema>;
export const importsRead = defineRead<ImportRow>({
  key: 'money-imports',
  maxAgeMs: 60_000,
  path: () => callPath('list_money_imports'),
  parse: rowsOf('list_money_imports', importSchema),
});
