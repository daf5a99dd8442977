/** What callers and writers read of the checks: their batch, and what was heard. Kept per person, for a dead spot. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { HEARD } from '../model/checkKind.ts';
import { serviceContent } from '../model/serviceContent.ts';

const MINUTE_MS = 60_000;
const optional = v.nullable(v.string());

const entries = {
  item_id: v.string(),
  slug: v.string(),
  head: optional,
  waits: v.boolean(),
  contested: v.boolean(),
  checks: v.array(
    v.object({
      id: v.string(),
      heard: v.picklist(HEARD),
      note: optional,
      at: v.string(),
      by_name: optional,
      mine: v.nullable(v.boolean()),
      counts: v.boolean(),
    }),
  ),
};
const body = wholeSchema(serviceContent);
const lineSchema = v.object({
  ...entries,
  lease_id: v.string(),
  taken_at: v.string(),
  expires_at: v.string(),
  revision_id: v.string(),
  checked_on: v.string(),
  body,
});
/** What was taken off the page meanwhile may be a draft that lacks anything. */
const findingSchema = v.object({
  ...entries,
  revision_id: v.string(),
  body: v.object({
    name: v.exactOptional(v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) })),
  }),
});
export type CheckRow = v.InferOutput<typeof lineSchema>;
export type FindingRow = v.InferOutput<typeof findingSchema>;
export type PastCheck = CheckRow['checks'][number];

export const checksRead = defineRead<CheckRow>({
  key: 'my-service-checks',
  maxAgeMs: MINUTE_MS,
  refetchMs: 2 * MINUTE_MS,
  path: () => callPath('my_service_checks'),
  parse: (rows) => readableRows(rows, (row) => v.parse(lineSchema, row)),
});

export const findingsRead = defineRead<FindingRow>({
  key: 'service-findings',
  maxAgeMs: 0,
  refetchMs: MINUTE_MS,
  path: () => callPath('service_findings'),
  parse: (rows) => readableRows(rows, (row) => v.parse(findingSchema, row)),
});
