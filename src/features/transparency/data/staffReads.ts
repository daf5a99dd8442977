/** What staff see of the files of payments: those that are not finished or not shown, too. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';

const rowSchema = v.object({
  id: v.string(),
  sha256: v.string(),
  file_name: v.string(),
  as_of: v.string(),
  rows_total: v.number(),
  rows_done: v.number(),
  left_out: v.number(),
  by_name: v.nullable(v.string()),
  finished_at: v.nullable(v.string()),
  published_at: v.nullable(v.string()),
  ended_at: v.nullable(v.string()),
});
export type StaffFile = v.InferOutput<typeof rowSchema>;

export const staffFilesRead = defineRead<StaffFile>({
  key: 'payment-files',
  maxAgeMs: 0,
  path: () => callPath('list_payment_files'),
  parse: rowsOf('list_payment_files', rowSchema),
});
