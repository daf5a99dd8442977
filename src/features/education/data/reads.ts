/** What the page about schools asks of the backend: the indicators and their sources. Everybody may ask; both are kept on the device. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import { callPath } from '../../../backend/paths.ts';
import type { FieldMap, ValuesOf } from '../../../core/content/fields.ts';
import type { ContentKind } from '../../../core/content/kind.ts';
import { defineRead, type Read } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { indicatorContent } from '../../figures/model/indicatorContent.ts';
import { sourceContent } from '../../figures/model/sourceContent.ts';
import type { LiveRow } from '../../transparency/model/live.ts';

const MINUTES_5 = 5 * 60_000;
const instant = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);

function liveRead<F extends FieldMap>(kind: ContentKind<F>): Read<LiveRow<ValuesOf<F>>> {
  const schema = v.object({
    id: v.string(),
    slug: v.string(),
    version: v.number(),
    live_since: instant,
    expires_at: v.nullable(instant),
    body: wholeSchema(kind),
  });
  return defineRead({
    key: `live-${kind.kind}`,
    maxAgeMs: MINUTES_5,
    path: () => callPath('live_content', { of_kind: kind.kind }),
    parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
  });
}

export const indicatorsRead = liveRead(indicatorContent);
export const sourcesRead = liveRead(sourceContent);
