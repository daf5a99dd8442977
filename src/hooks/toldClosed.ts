/** Of what a caller of ours heard that it is closed, and no writer has settled: said on every page that shows it. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { callPath } from '../backend/paths.ts';
import { defineRead } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';
import { useRead } from './useRead.ts';

const schema = v.object({ id: v.string(), on: v.pipe(v.string(), v.isoDate()) });

export const toldClosedRead = defineRead<v.InferOutput<typeof schema>>({
  key: 'told-closed',
  maxAgeMs: 5 * 60_000,
  path: () => callPath('told_closed'),
  parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
});

/** The day on which it was heard, YYYY-MM-DD, by the id of what is closed. Empty while nobody knows. */
export function useToldClosed(): ReadonlyMap<string, string> {
  const { rows } = useRead(toldClosedRead);
  return useMemo(() => new Map(rows?.map(({ id, on }) => [id, on])), [rows]);
}
