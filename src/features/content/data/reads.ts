/** What the studio asks of the server, kept on the device per person: everything there is, one thing with its history, who can review. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import type { Draft } from '../../../core/content/kind.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { ACTIONS, type Item, type Version } from '../model/item.ts';
import type { Line } from '../model/line.ts';

const optional = v.nullable(v.string());
const time = v.nullable(timestamp);
const title = v.union([v.string(), v.record(v.string(), v.unknown()), v.array(v.unknown()), v.null()]);

const lineSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    slug: v.string(),
    title,
    head: v.string(),
    head_at: timestamp,
    head_by_name: optional,
    heads: v.number(),
    lacks_en: v.boolean(),
    lacks_es: v.boolean(),
    step: v.nullable(v.picklist(ACTIONS)),
    step_by_name: optional,
    note: optional,
    assignee: optional,
    assignee_name: optional,
    live: optional,
    version: v.nullable(v.number()),
    live_until: time,
    next_at: time,
    verify_by: time,
  }),
  v.transform((row): Line => ({
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    head: row.head,
    changedAt: row.head_at,
    changedBy: row.head_by_name,
    forked: row.heads > 1,
    lacks: [...(row.lacks_en ? (['en'] as const) : []), ...(row.lacks_es ? (['es'] as const) : [])],
    step: row.step,
    note: row.note,
    reviewer: row.assignee,
    reviewerName: row.assignee_name,
    live: row.live,
    version: row.version,
    liveUntil: row.live_until,
    nextAt: row.next_at,
    verifyBy: row.verify_by,
    saved: false,
  })),
);

const isKept = (row: unknown, key: string): boolean => typeof row === 'object' && row !== null && key in row;

/** Kept rows are parsed once more when they are read back: they are what this made. */
export const overviewRead = defineRead<Line>({
  key: 'content-overview',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('content_overview', {}),
  parse: (rows) => readableRows(rows, (row) => (isKept(row, 'changedAt') ? (row as Line) : v.parse(lineSchema, row))),
});

const bodySchema = v.custom<Draft>((body) => typeof body === 'object' && body !== null && !Array.isArray(body));
const told = { id: v.string(), by: optional, by_name: optional, at: timestamp };

const itemSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.string(),
    slug: v.string(),
    revisions: v.array(v.object({ ...told, parent: optional, merged: optional, restored: optional, body: bodySchema })),
    steps: v.array(
      v.object({
        ...told,
        revision: v.string(),
        action: v.picklist(ACTIONS),
        assignee: optional,
        assignee_name: optional,
        go_live_at: time,
        expire_at: time,
        release: optional,
        note: optional,
        places: v.optional(optional, null),
      }),
    ),
    versions: v.array(v.object({ revision: v.string(), version: v.number(), live_since: timestamp, live_until: time })),
  }),
  v.transform(({ revisions, steps, versions, ...item }): KeptItem => ({
    ...item,
    revisions: revisions.map(({ by_name: byName, ...one }) => ({ ...one, byName, delivery: 'sent' as const })),
    steps: steps.map((one) => ({
      id: one.id,
      by: one.by,
      byName: one.by_name,
      at: one.at,
      delivery: 'sent' as const,
      revision: one.revision,
      action: one.action,
      note: one.note,
      reviewer: one.assignee,
      reviewerName: one.assignee_name,
      goLiveAt: one.go_live_at,
      expireAt: one.expire_at,
      release: one.release,
      places: one.places?.split(' ') ?? [],
    })),
    versions: versions.map((one) => ({
      revision: one.revision,
      version: one.version,
      since: one.live_since,
      until: one.live_until,
    })),
  })),
);

export interface KeptItem extends Item {
  /** When each wording was live, oldest first. */
  readonly versions: readonly Version[];
}

function parseItem(row: unknown): KeptItem {
  // What was kept has been made by this schema.
  const first: unknown = isKept(row, 'revisions') ? (row as { revisions: unknown[] }).revisions[0] : undefined;
  return isKept(first, 'delivery') ? (row as KeptItem) : v.parse(itemSchema, row);
}

/** By the item's id; one row, or none where there is no such thing yet. */
export const itemRead = keyedRead((id: string) =>
  defineRead<KeptItem>({
    key: `content-item:${id}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('content_item', { of_item: id }),
    parse: (rows) => v.parse(v.array(v.unknown()), rows).map(parseItem),
  }),
);

const personSchema = v.object({ user_id: v.string(), name: v.string() });
export type Reviewer = v.InferOutput<typeof personSchema>;

export const reviewersRead = defineRead<Reviewer>({
  key: 'content-reviewers',
  maxAgeMs: 3_600_000,
  path: () => callPath('content_reviewers'),
  parse: (rows) => readableRows(rows, (row) => v.parse(personSchema, row)),
});

const useSchema = v.object({
  how: v.picklist(['names', 'link', 'site', 'release']),
  kind: v.string(),
  /** Of a text or a release. */
  id: optional,
  slug: optional,
  /** What it is called, where it is no text. */
  said: optional,
});
export type Use = v.InferOutput<typeof useSchema>;

/** What else uses an item, by its id: texts, links, places, releases. */
export const usesRead = keyedRead((id: string) =>
  defineRead<Use>({
    key: `content-uses:${id}`,
    maxAgeMs: 60_000,
    path: () => callPath('content_uses', { of_item: id }),
    parse: (rows) => readableRows(rows, (row) => v.parse(useSchema, row)),
  }),
);

const hurdleSchema = v.object({ problem: v.string(), said: v.nullable(v.string()) });
export type Hurdle = v.InferOutput<typeof hurdleSchema>;

/** What keeps a wording from going out, by the revision's id. */
export const hurdlesRead = keyedRead((revision: string) =>
  defineRead<Hurdle>({
    key: `content-problems:${revision}`,
    maxAgeMs: 0,
    path: () => callPath('content_problems', { of_revision: revision }),
    parse: (rows) => readableRows(rows, (row) => v.parse(hurdleSchema, row)),
  }),
);
