/** What came of what, as everybody may see it, for any page that shows one of the two ends. */
import * as v from 'valibot';
import { callPath } from '../backend/paths.ts';
import type { Localized } from '../core/content/fields.ts';
import { defineRead } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';
import { useRead } from './useRead.ts';

const optional = v.nullable(v.string());
const linkSchema = v.object({
  id: v.string(),
  relation: v.picklist(['answers', 'became', 'duplicate_of', 'evidence']),
  from_kind: v.string(),
  from_id: optional,
  from_slug: optional,
  to_kind: v.string(),
  to_id: optional,
  to_slug: optional,
  words_en: optional,
  words_es: optional,
});
type Row = v.InferOutput<typeof linkSchema>;

export const liveLinksRead = defineRead<Row>({
  key: 'live-links',
  // What was linked since the last visit is seen in this one.
  maxAgeMs: 0,
  path: () => callPath('live_links'),
  parse: (rows) => readableRows(rows, (row) => v.parse(linkSchema, row)),
});

/** The other end of a link, as it is seen from this one. */
export interface OtherEnd {
  readonly id: string;
  readonly relation: Row['relation'];
  /** Whether this one came of the other, or the other of this one. */
  readonly came: 'from' | 'to';
  readonly kind: string;
  /** null: it has no public page; then `words` say what it is. */
  readonly slug: string | null;
  readonly words: Localized;
}

/** @param id of the content whose links are wanted. */
export function useLinksOf(id: string): readonly OtherEnd[] {
  const { rows } = useRead(liveLinksRead);
  return (rows ?? []).flatMap((row): OtherEnd[] => {
    const came = row.to_id === id ? 'from' : row.from_id === id ? 'to' : null;
    if (came === null) return [];
    const words = { ...(row.words_en && { en: row.words_en }), ...(row.words_es && { es: row.words_es }) };
    return [
      {
        id: row.id,
        relation: row.relation,
        came,
        kind: came === 'from' ? row.from_kind : row.to_kind,
        slug: came === 'from' ? row.from_slug : row.to_slug,
        words,
      },
    ];
  });
}
