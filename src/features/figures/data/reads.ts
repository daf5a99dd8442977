/** The indicators that a file can be brought in for: those whose text is on the server. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';

export interface IndicatorLine {
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  /** As its newest text says it; null: it doesn't yet. */
  readonly type: string | null;
}

const said = v.object({ en: v.exactOptional(v.string()), es: v.exactOptional(v.string()) });
const rowSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.optional(v.fallback(v.nullable(said), null), null),
  value_type: v.optional(v.fallback(v.nullable(v.string()), null), null),
});

export const indicatorLinesRead = defineRead<IndicatorLine>({
  key: 'indicator-lines',
  maxAgeMs: 0,
  path: () => callPath('content_overview', { of_kind: 'indicator' }),
  parse: (rows) =>
    readableRows(rows, (row) => {
      const { id, slug, title, value_type: type } = v.parse(rowSchema, row);
      return { id, slug, title: title ?? {}, type };
    }),
});
