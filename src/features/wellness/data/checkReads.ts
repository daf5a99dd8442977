/** What callers and writers read of the checks: their batch, and what was heard. Kept per person, for a dead spot. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { REASONS } from '../../corrections/model/about.ts';
import { programContent } from '../../education/model/programContent.ts';
import { HEARD } from '../model/checkKind.ts';
import { serviceContent } from '../model/serviceContent.ts';

const MINUTE_MS = 60_000;
const optional = v.nullable(v.string());

const entries = {
  item_id: v.string(),
  kind: v.picklist(['service', 'program']),
  slug: v.string(),
  head: optional,
  waits: v.boolean(),
  contested: v.boolean(),
  /** What readers say is wrong, the newest first. */
  told: v.array(v.object({ id: v.string(), reason: v.picklist(REASONS), words: optional, at: v.string() })),
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
const lent = {
  ...entries,
  lease_id: v.string(),
  taken_at: v.string(),
  expires_at: v.string(),
  revision_id: v.string(),
  checked_on: v.string(),
};
const lineSchema = v.variant('kind', [
  v.object({ ...lent, kind: v.literal('service'), body: wholeSchema(serviceContent) }),
  v.object({ ...lent, kind: v.literal('program'), body: wholeSchema(programContent) }),
]);
/** What was taken off the page meanwhile may be a draft that lacks anything. */
const findingSchema = v.object({
  ...entries,
  revision_id: v.string(),
  body: v.object({
    name: v.exactOptional(v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) })),
  }),
});
/** What a device kept from before programs were asked, too: a batch that was taken along is not lost by an update in a dead spot. */
const fromBefore = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? { kind: 'service', told: [], ...row } : row;

export type CheckRow = v.InferOutput<typeof lineSchema>;
export type FindingRow = v.InferOutput<typeof findingSchema>;
export type PastCheck = CheckRow['checks'][number];

export const checksRead = defineRead<CheckRow>({
  key: 'my-service-checks',
  maxAgeMs: MINUTE_MS,
  refetchMs: 2 * MINUTE_MS,
  path: () => callPath('my_service_checks'),
  parse: (rows) => readableRows(rows, (row) => v.parse(lineSchema, fromBefore(row))),
});

export const findingsRead = defineRead<FindingRow>({
  key: 'service-findings',
  maxAgeMs: 0,
  refetchMs: MINUTE_MS,
  path: () => callPath('service_findings'),
  parse: (rows) => readableRows(rows, (row) => v.parse(findingSchema, fromBefore(row))),
});
