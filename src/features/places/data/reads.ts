/** What everybody asks of the places. Kept on the device, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { KINDS, STAGES, type Site, type Step } from '../model/site.ts';

const optional = v.nullable(v.string());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const said = (en: string | null, es: string | null): Localized => ({ ...(en && { en }), ...(es && { es }) });

const stepSchema = v.pipe(
  v.object({
    id: v.string(),
    on: day,
    stage: v.nullable(v.picklist(STAGES)),
    en: optional,
    es: optional,
    source_en: optional,
    source_es: optional,
    source_url: v.nullable(v.pipe(v.string(), v.startsWith('https://'))),
    seen: v.boolean(),
    cost_cents: v.nullable(v.number()),
  }),
  v.transform(({ en, es, source_en, source_es, source_url: link, cost_cents: costCents, ...rest }): Step => ({
    ...rest,
    text: said(en, es),
    source: said(source_en, source_es),
    link,
    costCents,
  })),
);
const siteSchema = v.pipe(
  v.object({
    id: v.string(),
    slug: v.string(),
    kind: v.picklist(KINDS),
    title_en: optional,
    title_es: optional,
    about_en: optional,
    about_es: optional,
    place: v.string(),
    ward: v.nullable(v.number()),
    latitude: v.number(),
    longitude: v.number(),
    commitment: optional,
    // Rows that are kept from before there were any have none.
    joined: v.optional(v.array(v.object({ id: v.string(), slug: v.string() })), []),
    story: v.pipe(v.array(stepSchema), v.minLength(1)),
  }),
  v.transform(({ title_en, title_es, about_en, about_es, latitude, longitude, ...rest }): Site => ({
    ...rest,
    title: said(title_en, title_es),
    about: said(about_en, about_es),
    at: [longitude, latitude],
  })),
);

const isParsed = (row: unknown): row is Site => typeof row === 'object' && row !== null && 'at' in row;

export const sitesRead = defineRead<Site>({
  key: 'live-sites',
  // Whoever reported one comes back to look for it.
  maxAgeMs: 0,
  path: () => callPath('live_sites'),
  // Kept rows are parsed once more when they are read back: they are what this made.
  parse: (rows) => readableRows(rows, (row) => (isParsed(row) ? row : v.parse(siteSchema, row))),
});
