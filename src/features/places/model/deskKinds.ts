/** What staff do about places, and how it travels: a place, something that happened to one, a decision about a report. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Owner } from './owners.ts';
import type { Kind, Stage } from './site.ts';
import type { Spot } from './spot.ts';

/** A place, what happens to it and the report that it came of are one line of work: sent in the order in which they were saved. */
export const KEY = 'place:';

export interface NewSite {
  /** The place's own id: what happens to it names it before it is sent. */
  readonly slug: string;
  readonly kind: Kind;
  readonly titleEn: string | null;
  readonly titleEs: string | null;
  readonly aboutEn: string | null;
  readonly aboutEs: string | null;
  readonly place: string;
  readonly ward: number | null;
  readonly at: Spot;
  /** The commitment that is about it, by its id. */
  readonly commitment?: string | null;
}

export const siteKind = defineTableKind<'sites', NewSite>({
  kind: 'site',
  version: 1,
  table: 'sites',
  entityKey: () => KEY,
  toRow: (site, { id }): RowFor<'sites'> => ({
    id,
    slug: site.slug,
    kind: site.kind,
    title_en: site.titleEn,
    title_es: site.titleEs,
    about_en: site.aboutEn,
    about_es: site.aboutEs,
    place: site.place,
    ward: site.ward,
    latitude: site.at.latitude,
    longitude: site.at.longitude,
    commitment_id: site.commitment ?? null,
  }),
  describe: ({ place }) => m.places_did_site({ place }),
});

export interface NewStep {
  readonly site: string;
  readonly stage: Stage | null;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly en: string | null;
  readonly es: string | null;
  readonly sourceEn: string | null;
  readonly sourceEs: string | null;
  readonly link: string | null;
  readonly seen: boolean;
  readonly costCents: number | null;
}

export const stepKind = defineTableKind<'site_events', NewStep>({
  kind: 'site-event',
  version: 1,
  table: 'site_events',
  entityKey: () => KEY,
  toRow: (step, { id, userId, createdAt }): RowFor<'site_events'> => ({
    id,
    site_id: step.site,
    stage: step.stage,
    happened_on: step.on,
    text_en: step.en,
    text_es: step.es,
    source_en: step.sourceEn,
    source_es: step.sourceEs,
    source_url: step.link,
    seen: step.seen,
    cost_cents: step.costCents,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ en, es }) => m.places_did_step({ text: en ?? es ?? '' }),
});

export interface Hiding {
  readonly site: string;
  /** false: it is put back. */
  readonly hidden: boolean;
  /** As it is called, for the person's own list of what waits. */
  readonly place: string;
}

export const hideKind = defineTableKind<'site_hides', Hiding>({
  kind: 'site-hide',
  version: 1,
  table: 'site_hides',
  entityKey: () => KEY,
  toRow: ({ site, hidden }, { id, userId, createdAt }): RowFor<'site_hides'> => ({
    id,
    site_id: site,
    hidden,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ hidden, place }) => (hidden ? m.places_did_hide({ place }) : m.places_did_unhide({ place })),
});

export interface Merging {
  readonly site: string;
  /** The place on whose page it is shown from then on. null: it has its own again. */
  readonly into: string | null;
  /** What counted on the screen. */
  readonly seen: string | null;
  /** As both are called, for the person's own list of what waits. */
  readonly place: string;
  readonly other: string;
}

export const mergeKind = defineTableKind<'site_merges', Merging>({
  kind: 'site-merge',
  version: 1,
  table: 'site_merges',
  entityKey: () => KEY,
  toRow: ({ site, into, seen }, { id, userId, createdAt }): RowFor<'site_merges'> => ({
    id,
    site_id: site,
    into_id: into,
    seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ into, place, other }) =>
    into === null ? m.places_did_part({ place }) : m.places_did_merge({ place, other }),
});

export const ACTIONS = ['put', 'not_ours', 'decline', 'reopen'] as const;
export type Action = (typeof ACTIONS)[number];

export interface ReportAct {
  readonly report: string;
  readonly action: Action;
  /** The decision that counted on the screen. */
  readonly seen: string | null;
  /** Of put: the place that it is about. */
  readonly site: string | null;
  readonly belongsTo: Owner | null;
  readonly answerEn: string | null;
  readonly answerEs: string | null;
  /** For staff alone. */
  readonly reason: string | null;
}

export const NOTHING_SAID: Omit<ReportAct, 'report' | 'action' | 'seen'> = {
  site: null,
  belongsTo: null,
  answerEn: null,
  answerEs: null,
  reason: null,
};

const did: Readonly<Record<Action, () => string>> = {
  put: m.places_did_put,
  not_ours: m.places_did_not_ours,
  decline: m.places_did_decline,
  reopen: m.places_did_reopen,
};

export const reportActKind = defineTableKind<'site_report_acts', ReportAct>({
  kind: 'site-report-act',
  version: 1,
  table: 'site_report_acts',
  entityKey: () => KEY,
  toRow: (act, { id, userId, createdAt }): RowFor<'site_report_acts'> => ({
    id,
    report_id: act.report,
    action: act.action,
    seen: act.seen,
    site_id: act.site,
    belongs_to: act.belongsTo,
    answer_en: act.answerEn,
    answer_es: act.answerEs,
    reason: act.reason,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action }) => did[action](),
});

/** An address for a place that nobody else's has: its name, and four signs of its id. */
export function slugOf(title: string, id: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return [plain, id.slice(0, 4)].filter(Boolean).join('-');
}
