/** The files of figures that were brought in for one item, by its id. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';

const rowSchema = v.object({
  id: v.string(),
  file_name: v.string(),
  as_of: v.string(),
  rows_total: v.number(),
  left_out: v.number(),
  finished_at: v.nullable(v.string()),
});
export type FigureSetLine = v.InferOutput<typeof rowSchema>;

export const figureSetsRead = keyedRead((item: string) =>
  defineRead<FigureSetLine>({
    key: `figure-sets:${item}`,
    maxAgeMs: 0,
    path: () => callPath('indicator_sets', { indicator: item }),
    parse: rowsOf('indicator_sets', rowSchema),
  }),
);
