/** The figures of every indicator that is live, for any page that shows one. */
import * as v from 'valibot';
import { callPath } from '../backend/paths.ts';
import type { Localized } from '../core/content/fields.ts';
import { RANGE, STATUSES, type Change, type Value } from '../core/figures/value.ts';
import { defineRead } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';

export interface FigureCorrection extends Change {
  readonly reason: Localized | null;
  /** ISO timestamp: since when it says so. */
  readonly at: string;
}

export interface FigureSet {
  /** Of the indicator. */
  readonly item: string;
  readonly set: string;
  /** Of the file's bytes. */
  readonly sha256: string;
  readonly file_name: string;
  /** YYYY-MM-DD */
  readonly as_of: string;
  readonly values: readonly Value[];
  readonly corrections: readonly FigureCorrection[];
}

const figure = v.nullable(v.pipe(v.number(), v.finite()));
const status = v.picklist(STATUSES);
const text = v.nullable(v.string());
const rangeText = v.nullable(v.pipe(v.string(), v.regex(RANGE)));
const range = v.exactOptional(rangeText);
const said = v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) });
const schema = v.object({
  item: v.string(),
  set: v.string(),
  sha256: v.string(),
  file_name: v.string(),
  as_of: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  values: v.array(
    v.tuple([v.string(), v.string(), v.string(), figure, figure, figure, figure, status, text, v.optional(rangeText)]),
  ),
  corrections: v.array(
    v.object({
      geography: v.string(),
      stratum: v.string(),
      period: v.string(),
      was: figure,
      was_status: status,
      now: figure,
      now_status: v.nullable(status),
      was_range: range,
      now_range: range,
      reason: v.nullable(said),
      at: v.pipe(
        v.string(),
        v.check((at) => !Number.isNaN(Date.parse(at))),
      ),
    }),
  ),
});

export const liveFiguresRead = defineRead<FigureSet>({
  key: 'live-figures',
  maxAgeMs: 5 * 60_000,
  path: () => callPath('live_figures'),
  parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
});
