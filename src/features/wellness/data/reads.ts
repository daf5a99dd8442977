/** The services that are live, kept on the device: everybody may ask, and nobody learns what somebody looked for among them. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import type { ServiceRow } from '../model/service.ts';
import { serviceContent } from '../model/serviceContent.ts';

const MINUTES_5 = 5 * 60_000;
const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);

const rowSchema = v.object({
  id: v.string(),
  slug: v.string(),
  live_since: instant,
  expires_at: v.nullable(instant),
  verify_by: v.nullable(instant),
  body: wholeSchema(serviceContent),
});

export const servicesRead = defineRead<ServiceRow>({
  key: 'live-service',
  maxAgeMs: MINUTES_5,
  path: () => callPath('live_content', { of_kind: 'service' }),
  parse: (rows) => readableRows(rows, (row) => v.parse(rowSchema, row)),
});
