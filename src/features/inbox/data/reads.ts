/** What the inbox asks of the server, kept on the device per person: a page of each view, how many there are, who can be asked. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { ACTIONS, OUTCOMES, SUBMISSION_KINDS } from '../model/facts.ts';
import { WHATS, type Line } from '../model/fold.ts';
import { VIEWS, type View } from '../model/views.ts';

/** Lines of one page. */
export const PAGE = 50;

const optional = v.nullable(v.string());

const factSchema = v.pipe(
  v.object({
    id: v.string(),
    action: v.picklist(ACTIONS),
    by: optional,
    by_name: optional,
    assignee: optional,
    assignee_name: optional,
    next_on: optional,
    outcome: v.nullable(v.picklist(OUTCOMES)),
    note: optional,
    tag: optional,
    at: timestamp,
    counts: v.boolean(),
  }),
  v.transform(({ by_name: byName, assignee_name: assigneeName, next_on: nextOn, ...fact }) => ({
    ...fact,
    byName,
    assigneeName,
    nextOn,
  })),
);

const lineSchema = v.pipe(
  v.object({
    kind: v.picklist(SUBMISSION_KINDS),
    id: v.string(),
    what: v.picklist(WHATS),
    arrived_at: v.pipe(
      v.string(),
      v.check((at) => parseTimestamp(at) !== null),
    ),
    withdrawn: v.boolean(),
    asked_for: optional,
    owner: optional,
    owner_name: optional,
    head: optional,
    due_on: optional,
    facts: v.array(factSchema),
    name: optional,
    email: optional,
    phone: optional,
    address: optional,
    interest: optional,
    availability: optional,
    notes: optional,
    headcount: v.nullable(v.number()),
    event: optional,
    language: optional,
  }),
  v.transform(({ arrived_at: at, asked_for: askedFor, owner_name: ownerName, due_on: due, ...line }): KeptLine => ({
    ...line,
    arrivedAt: parseTimestamp(at) ?? 0,
    askedFor,
    ownerName,
    place: { due, at },
  })),
);

export interface KeptLine extends Line {
  /** Where the next page begins, as the server wrote it: a time cut to its milliseconds would find this line again. */
  readonly place: { readonly due: string | null; readonly at: string };
}

const isParsed = (row: unknown): row is KeptLine =>
  typeof row === 'object' && row !== null && typeof Reflect.get(row, 'arrivedAt') === 'number';

/** Kept rows are parsed once more when they are read back: they are what this made. */
export const parseLines = (rows: unknown): readonly KeptLine[] =>
  readableRows(rows, (row) => (isParsed(row) ? row : v.parse(lineSchema, row)));

/** The first page of a view, by `view` or `view:what`. What somebody types is never part of an address, so never of these. */
export const viewRead = keyedRead((key) => {
  const [view = 'todo', what] = key.split(':');
  return defineRead<KeptLine>({
    key: `inbox:${key}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('inbox', { in_view: view, of_what: what ?? null, most: PAGE }),
    parse: parseLines,
  });
});

const countSchema = v.object({ view: v.picklist(VIEWS), count: v.number() });

export const countsRead = defineRead<{ readonly view: View; readonly count: number }>({
  key: 'inbox-counts',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('inbox_counts'),
  parse: (rows) => v.parse(v.array(countSchema), rows),
});

const personSchema = v.object({ user_id: v.string(), name: v.string() });
export type Colleague = v.InferOutput<typeof personSchema>;

export const colleaguesRead = defineRead<Colleague>({
  key: 'inbox-people',
  maxAgeMs: 3_600_000,
  path: () => callPath('inbox_people'),
  parse: (rows) => readableRows(rows, (row) => v.parse(personSchema, row)),
});
