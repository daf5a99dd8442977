/** What everybody asks of the places. Kept on the device, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { FIELDS } from '../model/field.ts';
import { KINDS, STAGES, type Righted, type Site, type Step, type Texts, type Wording } from '../model/site.ts';

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
const rightedSchema = v.pipe(
  v.object({
    id: v.string(),
    on: day,
    field: v.picklist(FIELDS),
    was: optional,
    was_told: v.boolean(),
    now: optional,
    reason_en: optional,
    reason_es: optional,
  }),
  v.transform(({ was_told: wasTold, reason_en, reason_es, ...rest }): Righted => ({
    ...rest,
    wasTold,
    reason: said(reason_en, reason_es),
  })),
);
const wordingSchema = v.pipe(
  v.object({
    id: v.string(),
    on: day,
    title_en: optional,
    title_es: optional,
    about_en: optional,
    about_es: optional,
    plan_en: optional,
    plan_es: optional,
    reason_en: optional,
    reason_es: optional,
  }),
  v.transform(({ id, on, ...texts }): Wording => ({
    id,
    on,
    title: said(texts.title_en, texts.title_es),
    about: said(texts.about_en, texts.about_es),
    plan: said(texts.plan_en, texts.plan_es),
    reason: said(texts.reason_en, texts.reason_es),
  })),
);
const beforeSchema = v.pipe(
  v.object({ title_en: optional, title_es: optional, about_en: optional, about_es: optional }),
  v.transform(({ title_en, title_es, about_en, about_es }): Texts => ({
    title: said(title_en, title_es),
    about: said(about_en, about_es),
    plan: {},
  })),
);
/** As it is while no setting says otherwise, for rows that are kept from before it was told. */
const FRESH_DAYS = 180;
const siteSchema = v.pipe(
  v.object({
    id: v.string(),
    slug: v.string(),
    kind: v.picklist(KINDS),
    title_en: optional,
    title_es: optional,
    about_en: optional,
    about_es: optional,
    plan_en: v.optional(optional, null),
    plan_es: v.optional(optional, null),
    place: v.string(),
    ward: v.nullable(v.number()),
    latitude: v.number(),
    longitude: v.number(),
    commitment: optional,
    // Rows that are kept from before there were any have none.
    joined: v.optional(v.array(v.object({ id: v.string(), slug: v.string() })), []),
    story: v.pipe(v.array(stepSchema), v.minLength(1)),
    corrections: v.optional(v.array(rightedSchema), []),
    wordings: v.optional(v.array(wordingSchema), []),
    before: v.optional(v.nullable(beforeSchema), null),
    looked_on: v.optional(v.nullable(day), null),
    doubted_on: v.optional(v.nullable(day), null),
    fresh_days: v.optional(v.number(), FRESH_DAYS),
  }),
  v.transform(
    ({
      title_en,
      title_es,
      about_en,
      about_es,
      plan_en,
      plan_es,
      latitude,
      longitude,
      looked_on,
      doubted_on,
      fresh_days,
      ...rest
    }): Site => ({
      ...rest,
      lookedOn: looked_on,
      doubtedOn: doubted_on,
      freshDays: fresh_days,
      title: said(title_en, title_es),
      about: said(about_en, about_es),
      plan: said(plan_en, plan_es),
      at: [longitude, latitude],
    }),
  ),
);

// What was kept before corrections, or texts of the studio, were told lacks them, and is given them.
const isParsed = (row: unknown): row is Site => typeof row === 'object' && row !== null && 'at' in row;
const whole = (site: Site): Site => ({ ...NOTHING_RIGHTED, ...site });
const NOTHING_RIGHTED = {
  corrections: [],
  wordings: [],
  before: null,
  plan: {},
  lookedOn: null,
  doubtedOn: null,
  freshDays: FRESH_DAYS,
};

export const sitesRead = defineRead<Site>({
  key: 'live-sites',
  // Whoever reported one comes back to look for it.
  maxAgeMs: 0,
  path: () => callPath('live_sites'),
  // Kept rows are parsed once more when they are read back: they are what this made.
  parse: (rows) => readableRows(rows, (row) => (isParsed(row) ? whole(row) : v.parse(siteSchema, row))),
});
