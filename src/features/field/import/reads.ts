/** What the import reads of the server: how far each import is. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { ImportError } from './failure.ts';

const counts = {
  id: v.string(),
  file_name: v.string(),
  rows_total: v.number(),
  rows_done: v.number(),
  people_added: v.number(),
  people_updated: v.number(),
  people_unchanged: v.number(),
  doors_added: v.number(),
  duplicates: v.number(),
  left_out: v.number(),
  without_door: v.number(),
  asked: v.number(),
  finished_at: v.nullable(v.string()),
};

const progressSchema = v.object(counts);
export type ImportProgress = v.InferOutput<typeof progressSchema>;

/** What begin_import and import_voters answer: one row. Throws on anything else. */
export function progressOf(answer: unknown): ImportProgress {
  const [row] = rowsOf('begin_import', progressSchema)(answer);
  if (!row) throw new ImportError('gone');
  return row;
}

const importSchema = v.object({
  ...counts,
  source: v.string(),
  missing: v.number(),
  by_name: v.nullable(v.string()),
  updated_at: v.string(),
});
export type ImportRow = v.InferOutput<typeof importSchema>;

export const importsRead = defineRead<ImportRow>({
  key: 'voter-imports',
  maxAgeMs: 0,
  path: () => callPath('list_imports'),
  parse: rowsOf('list_imports', importSchema),
});
