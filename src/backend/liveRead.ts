/** What is live of a kind of content, as a read that everybody may ask and the device keeps. One row that cannot be read leaves the others. */
import * as v from 'valibot';
import type { FieldMap, ValuesOf } from '../core/content/fields.ts';
import type { ContentKind } from '../core/content/kind.ts';
import { defineRead, type Read } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';
import { wholeSchema } from './contentSchema.ts';
import { callPath } from './paths.ts';

const MINUTES_5 = 5 * 60_000;
const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);

export interface LiveContent<Body> {
  readonly id: string;
  readonly slug: string;
  /** 1 for the first public wording. */
  readonly version: number;
  /** ISO timestamp. */
  readonly live_since: string;
  /** ISO timestamp; null: no end. */
  readonly expires_at: string | null;
  /** ISO timestamp by which somebody looks again; null: never. */
  readonly verify_by: string | null;
  readonly body: Body;
}

export function liveRead<F extends FieldMap>(kind: ContentKind<F>): Read<LiveContent<ValuesOf<F>>> {
  const schema = v.object({
    id: v.string(),
    slug: v.string(),
    version: v.number(),
    live_since: instant,
    expires_at: v.nullable(instant),
    // Rows that are kept from before it was read have none.
    verify_by: v.optional(v.nullable(instant), null),
    body: wholeSchema(kind),
  });
  return defineRead({
    key: `live-${kind.kind}`,
    maxAgeMs: MINUTES_5,
    path: () => callPath('live_content', { of_kind: kind.kind }),
    parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
  });
}
