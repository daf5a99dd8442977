/** What readers say is wrong and no writer has judged. Kept per person, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { REASONS } from '../model/about.ts';
import { VERDICTS } from '../model/verdictKind.ts';

const MINUTE_MS = 60_000;
const optional = v.nullable(v.string());

const lineSchema = v.object({
  id: v.string(),
  item_id: v.string(),
  kind: v.picklist(['service', 'program', 'indicator']),
  slug: v.string(),
  name: v.nullable(v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) })),
  reason: v.picklist(REASONS),
  words: optional,
  email: optional,
  phone: optional,
  odd: v.boolean(),
  at: v.string(),
  head: optional,
  verdict: v.nullable(v.picklist(VERDICTS)),
  contested: v.boolean(),
  acts: v.array(
    v.object({
      id: v.string(),
      verdict: v.picklist(VERDICTS),
      note: optional,
      by_name: optional,
      at: v.string(),
      counts: v.boolean(),
    }),
  ),
});
export type CorrectionLine = v.InferOutput<typeof lineSchema>;

export const correctionsDeskRead = defineRead<CorrectionLine>({
  key: 'page-corrections',
  maxAgeMs: 0,
  refetchMs: MINUTE_MS,
  path: () => callPath('page_corrections_desk'),
  parse: (rows) => readableRows(rows, (row) => v.parse(lineSchema, row)),
});
