/** Every place, shown or not, as staff see it: what is hidden, and what was joined with what. */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { FIELDS } from '../model/field.ts';
import { KINDS } from '../model/site.ts';

const optional = v.nullable(v.string());
const siteSchema = v.object({
  id: v.string(),
  kind: v.picklist(KINDS),
  title_en: optional,
  title_es: optional,
  about_en: optional,
  about_es: optional,
  place: v.string(),
  ward: v.nullable(v.number()),
  commitment_id: optional,
  hidden: v.boolean(),
  latitude: v.number(),
  longitude: v.number(),
  /** The place on whose page it is shown. */
  merged_into: optional,
  merge_head: optional,
});
export type KnownSite = v.InferOutput<typeof siteSchema>;

export const nameOf = ({ title_en, title_es, place }: Pick<KnownSite, 'title_en' | 'title_es' | 'place'>): string =>
  title_en ?? title_es ?? place;

export const allSitesRead = defineRead<KnownSite>({
  key: 'sites-known',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('known_sites'),
  parse: rowsOf('known_sites', siteSchema),
});

const mergeSchema = v.object({
  id: v.string(),
  site_id: v.string(),
  into_id: optional,
  counts: v.boolean(),
  client_created_at: v.string(),
});
/** Who said so is on record, not on this list. */
export type MergeLine = v.InferOutput<typeof mergeSchema>;

/** What was joined and taken apart, the newest first, also what was not done. */
export const mergesRead = defineRead<MergeLine>({
  key: 'site-merges',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () =>
    rowsPath('site_merges', {
      select: ['id', 'site_id', 'into_id', 'counts', 'client_created_at'],
      order: 'arrival.desc',
      limit: 1000,
    }),
  parse: rowsOf('site_merges', mergeSchema),
});

const correctionSchema = v.object({
  id: v.string(),
  site_id: v.string(),
  field: v.picklist(FIELDS),
  was: optional,
  now: optional,
  counts: v.boolean(),
  client_created_at: v.string(),
});
export type CorrectionLine = v.InferOutput<typeof correctionSchema>;

/** What was put right and what was not done, because something else stood there by then; the newest first. */
export const correctionsRead = defineRead<CorrectionLine>({
  key: 'site-corrections',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () =>
    rowsPath('site_corrections', {
      select: ['id', 'site_id', 'field', 'was', 'now', 'counts', 'client_created_at'],
      order: 'arrival.desc',
      limit: 1000,
    }),
  parse: rowsOf('site_corrections', correctionSchema),
});
