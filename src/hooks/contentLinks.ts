/** What came of what, as everybody may see it, for any page that shows one of the two ends. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { callPath } from '../backend/paths.ts';
import type { Localized } from '../core/content/fields.ts';
import type { LinkedStep } from '../core/content/linkedStep.ts';
import { defineRead } from '../core/reads/read.ts';
import { readableRows } from '../core/reads/readable.ts';
import { useRead } from './useRead.ts';

const optional = v.nullable(v.string());

/** The milestone of a commitment that something became; null: it became the commitment. */
export const stepSchema = v.nullable(v.object({ en: optional, es: optional, due_on: v.string(), done_on: optional }));

const linkSchema = v.object({
  id: v.string(),
  relation: v.picklist(['answers', 'became', 'duplicate_of', 'evidence', 'about']),
  from_kind: v.string(),
  from_id: optional,
  from_slug: optional,
  to_kind: v.string(),
  to_id: optional,
  to_slug: optional,
  words_en: optional,
  words_es: optional,
  // None in what was kept, or printed, from before there were any.
  step: v.optional(stepSchema, null),
  on: v.optional(optional, null),
  began_on: v.optional(optional, null),
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
  readonly step: LinkedStep | null;
  /** YYYY-MM-DD on which the two were joined; null: not told. */
  readonly on: string | null;
  /** YYYY-MM-DD on which an end without a page of its own was asked, suggested or first seen; null: told to nobody, as at doors. */
  readonly beganOn: string | null;
}

/** The other ends of links, by a name of this one's. */
function useEnds(namesOf: NamesOf): (name: string) => readonly OtherEnd[] {
  const { rows } = useRead(liveLinksRead);
  return useMemo(() => {
    const ends = new Map<string, OtherEnd[]>();
    const add = (name: string | null, end: OtherEnd) => {
      if (name !== null) ends.set(name, [...(ends.get(name) ?? []), end]);
    };
    for (const row of rows ?? []) {
      const { id, relation, step, on, began_on: beganOn } = row;
      const words = { ...(row.words_en && { en: row.words_en }), ...(row.words_es && { es: row.words_es }) };
      const link = { id, relation, words, step, on, beganOn };
      const [from, to] = namesOf(row);
      add(to, { ...link, came: 'from', kind: row.from_kind, slug: row.from_slug });
      add(from, { ...link, came: 'to', kind: row.to_kind, slug: row.to_slug });
    }
    return (name) => ends.get(name) ?? NONE;
  }, [rows, namesOf]);
}

type NamesOf = (row: Row) => readonly [from: string | null, to: string | null];
const byId: NamesOf = (row) => [row.from_id, row.to_id];
const pageName = (kind: string, slug: string | null) => (slug === null ? null : `${kind} ${slug}`);
const byPage: NamesOf = (row) => [pageName(row.from_kind, row.from_slug), pageName(row.to_kind, row.to_slug)];

/** @returns the other ends of the links of a content, by its id. For a list: asked once for all of its lines. */
export const useLinks = (): ((id: string) => readonly OtherEnd[]) => useEnds(byId);

const NONE: readonly OtherEnd[] = [];

/** @param id of the content whose links are wanted. */
export const useLinksOf = (id: string): readonly OtherEnd[] => useLinks()(id);

/** For what is no content and whose id is told to nobody: a place, by its name in addresses. */
export const useLinksOfPage = (kind: string, slug: string): readonly OtherEnd[] => useEnds(byPage)(`${kind} ${slug}`);
