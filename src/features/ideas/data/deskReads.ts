/** What whoever moderates asks of the desk. Kept on the device per person, for a dead spot. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { studioReply } from '../../../backend/studioReply.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { ACTIONS } from '../model/actionKind.ts';
import { MODERATIONS, type DeskLine } from '../model/desk.ts';
import { SHOWN_STATUSES, STATUSES } from '../model/idea.ts';

const optional = v.nullable(v.string());

const factSchema = v.pipe(
  v.object({
    id: v.string(),
    action: v.picklist(ACTIONS),
    by: optional,
    by_name: optional,
    at: timestamp,
    counts: v.boolean(),
    en: optional,
    es: optional,
    as_written: v.nullable(v.boolean()),
    topic: optional,
    ward: v.nullable(v.number()),
    status: v.nullable(v.picklist(STATUSES)),
    response_en: optional,
    response_es: optional,
    into: optional,
    agreed: v.nullable(v.boolean()),
    reason: optional,
  }),
  v.transform(({ by_name: byName, as_written: asWritten, response_en, response_es, ...rest }) => ({
    ...rest,
    byName,
    asWritten,
    responseEn: response_en,
    responseEs: response_es,
  })),
);

const lineSchema = v.pipe(
  v.object({
    id: v.string(),
    arrived_at: v.string(),
    may_share: v.nullable(v.boolean()),
    moderation: v.picklist(MODERATIONS),
    said: optional,
    language: optional,
    name: optional,
    email: optional,
    phone: optional,
    en: optional,
    es: optional,
    as_written: v.boolean(),
    topic: optional,
    ward: v.nullable(v.number()),
    status: v.picklist(STATUSES),
    response_en: optional,
    response_es: optional,
    responded_on: optional,
    reply: studioReply,
    into: optional,
    head: optional,
    contested: v.boolean(),
    // None in what a device kept from before there were any.
    from_paper: v.optional(v.boolean(), false),
    appealed: v.optional(v.boolean(), false),
    appeals: v.optional(v.array(v.object({ words: v.string() })), []),
    supports: v.nullable(v.object({ counted: v.number(), confirmed: v.number(), held: v.number() })),
    facts: v.array(factSchema),
  }),
  v.transform(
    ({ arrived_at, may_share, as_written, response_en, response_es, responded_on, from_paper, ...rest }): DeskLine => ({
      ...rest,
      arrivedAt: v.parse(timestamp, arrived_at),
      mayShare: may_share,
      asWritten: as_written,
      responseEn: response_en,
      responseEs: response_es,
      respondedOn: responded_on,
      place: arrived_at,
      fromPaper: from_paper,
    }),
  ),
);

const isLine = (row: unknown): row is DeskLine => typeof row === 'object' && row !== null && 'arrivedAt' in row;

/** Lines of a view that are asked for at once, and kept. */
export const DESK_PAGE = 200;

/** By the view, or by the view and the words that are looked for behind a space. */
export const deskRead = keyedRead((of) => {
  const [view = '', ...words] = of.split(' ');
  const find = words.join(' ');
  return defineRead<DeskLine>({
    // One place for whatever was looked for last: which of it has the words is asked again where it is shown.
    key: find === '' ? `idea-desk:${view}` : `idea-desk-found:${view}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('idea_desk', { in_view: view, before_at: null, before_id: null, most: DESK_PAGE, find }),
    parse: (rows) => readableRows(rows, (row) => (isLine(row) ? row : v.parse(lineSchema, row))),
  });
});

const figuresSchema = v.object({
  waiting: v.number(),
  open: v.number(),
  answered: v.number(),
  merged: v.number(),
  off: v.number(),
  overdue: v.number(),
  // None in what a device kept from before there were any.
  unread_late: v.optional(v.nullable(v.number()), null),
  unanswered_late: v.optional(v.nullable(v.number()), null),
  within_days: v.optional(v.number(), 0),
  in_time: v.optional(v.number(), 0),
  after_time: v.optional(v.number(), 0),
  answer_days: v.nullable(v.number()),
  by_ward: v.array(v.object({ ward: v.nullable(v.number()), status: v.picklist(SHOWN_STATUSES), count: v.number() })),
});
export type IdeaFigures = v.InferOutput<typeof figuresSchema>;

export const figuresRead = defineRead<IdeaFigures>({
  key: 'idea-figures',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('idea_figures'),
  parse: (rows) => v.parse(v.array(figuresSchema), rows),
});
