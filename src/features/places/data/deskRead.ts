/** What whoever answers for places asks: the reports of a view, each with every decision about it. Kept per person, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import type { Paged } from '../../../hooks/usePages.ts';
import { ACTIONS } from '../model/deskKinds.ts';
import { OWNERS } from '../model/owners.ts';
import { KINDS } from '../model/site.ts';
import { SAID } from '../model/visitKinds.ts';
import { pictureLineSchema } from './deskPictureReads.ts';

const optional = v.nullable(v.string());
const figure = v.nullable(v.number());

/** What somebody found who went there. */
export const visitSchema = v.object({
  id: v.string(),
  found: v.picklist(SAID),
  belongs_to: v.nullable(v.picklist(OWNERS)),
  danger: v.boolean(),
  note: optional,
  by_name: optional,
  at: v.string(),
  counts: v.boolean(),
});
export type VisitLine = v.InferOutput<typeof visitSchema>;

const lineSchema = v.object({
  id: v.string(),
  arrived_at: v.string(),
  kind: v.picklist(KINDS),
  text: v.string(),
  language: optional,
  danger: v.boolean(),
  address: optional,
  latitude: figure,
  longitude: figure,
  from_latitude: figure,
  from_longitude: figure,
  from_accuracy_m: figure,
  /** As no person fills in a form. */
  odd: v.boolean(),
  state: v.picklist(['waiting', 'on_page', 'not_ours', 'declined']),
  site: optional,
  /** The place on whose page it was written. */
  about: v.optional(optional, null),
  belongs_to: v.nullable(v.picklist(OWNERS)),
  head: optional,
  contested: v.boolean(),
  // Rows that are kept from before there were any have none.
  visit: v.optional(optional, null),
  visit_contested: v.optional(v.boolean(), false),
  visits: v.optional(v.array(visitSchema), []),
  pictures: v.optional(v.array(pictureLineSchema), []),
  acts: v.array(
    v.object({
      id: v.string(),
      action: v.picklist(ACTIONS),
      by_name: optional,
      at: v.string(),
      counts: v.boolean(),
      site: optional,
      belongs_to: v.nullable(v.picklist(OWNERS)),
      reason: optional,
    }),
  ),
});
export type ReportLine = v.InferOutput<typeof lineSchema>;

/** What was found and counts. Null: nobody has been there, or nobody could look. */
export const visitThatCounts = ({ visit, visits }: ReportLine): VisitLine | null =>
  visits.find(({ id }) => id === visit) ?? null;

export const VIEWS = ['waiting', 'decided'] as const;
export type View = (typeof VIEWS)[number];

/** Reports of a page of the desk: what is asked for at once, and kept. */
export const REPORTS_AT_ONCE = 200;
const parse = (rows: unknown): readonly ReportLine[] => readableRows(rows, (row) => v.parse(lineSchema, row));

/** Those behind the ones that are kept. By the view and the last of those. */
export const furtherReports: Paged<string, ReportLine> = {
  size: REPORTS_AT_ONCE,
  async ask(api, about, last) {
    const [view = '', after = ''] = about.split(' ');
    return parse(await api.rpc('site_desk', { in_view: view, after: last?.id ?? after, most: REPORTS_AT_ONCE }));
  },
};

export const deskRead = keyedRead((view) =>
  defineRead<ReportLine>({
    key: `site-desk:${view}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('site_desk', { in_view: view, after: null, most: REPORTS_AT_ONCE }),
    parse: (rows) => parse(rows),
  }),
);
