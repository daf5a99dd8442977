/** What the plan asks of the backend: what is live, and every wording of one commitment. Everybody may ask. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import type { ContentKind } from '../../../core/content/kind.ts';
import type { FieldMap } from '../../../core/content/fields.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { callPath } from '../../../backend/paths.ts';
import { commitmentContent } from '../model/commitmentContent.ts';
import { updateContent } from '../model/updateContent.ts';

/** Asked at every visit: what was published since the last one is on the screen in this one. */
const AT_EVERY_VISIT = 0;
const liveSince = v.pipe(
  v.string(),
  v.check((at) => !Number.isNaN(Date.parse(at))),
);

export function liveRead<F extends FieldMap>(kind: ContentKind<F>) {
  const schema = v.object({
    id: v.string(),
    slug: v.string(),
    version: v.number(),
    live_since: liveSince,
    expires_at: v.nullable(v.string()),
    // Not in what was kept or printed from before it was shown.
    verify_by: v.optional(v.nullable(v.string()), null),
    body: wholeSchema(kind),
  });
  return defineRead({
    key: `live-${kind.kind}`,
    maxAgeMs: AT_EVERY_VISIT,
    path: () => callPath('live_content', { of_kind: kind.kind }),
    parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
  });
}

export const commitmentsRead = liveRead(commitmentContent);
export const updatesRead = liveRead(updateContent);

const wordingsOf = <F extends FieldMap>(kind: ContentKind<F>) => {
  const schema = v.object({ version: v.number(), live_since: liveSince, body: wholeSchema(kind) });
  return keyedRead((id) =>
    defineRead<v.InferOutput<typeof schema>>({
      key: `wordings-${id}`,
      maxAgeMs: AT_EVERY_VISIT,
      path: () => callPath('content_versions', { of_item: id }),
      parse: (rows) => readableRows(rows, (row) => v.parse(schema, row)),
    }),
  );
};

/** Of one commitment, by its id. */
export const wordingsRead = wordingsOf(commitmentContent);
/** Of one thing that happened, by its id. */
export const updateWordingsRead = wordingsOf(updateContent);

const optional = v.nullable(v.string());
const withdrawnSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) }),
  live_since: liveSince,
  withdrawn_at: liveSince,
  taken_down: v.boolean(),
  reason_en: optional,
  reason_es: optional,
});
export type Withdrawn = v.InferOutput<typeof withdrawnSchema>;

/** What was in the plan and is so no more, the newest first. */
export const withdrawnRead = defineRead<Withdrawn>({
  key: 'withdrawn-commitments',
  maxAgeMs: AT_EVERY_VISIT,
  path: () => callPath('withdrawn_commitments'),
  parse: (rows) => readableRows(rows, (row) => v.parse(withdrawnSchema, row)),
});
