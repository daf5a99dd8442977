/** What goes out together, as the server has it; kept on the device. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { RELEASE_STATES, type Release } from '../model/release.ts';

const optional = v.nullable(v.string());
const releaseSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    at: timestamp,
    by_name: optional,
    state: v.picklist(RELEASE_STATES),
    items: v.array(v.string()),
    turned_by_name: optional,
    go_live_at: v.nullable(timestamp),
    expire_at: v.nullable(timestamp),
    wordings: v.nullable(v.array(v.object({ item: v.string(), revision: v.string() }))),
    problems: v.array(v.object({ item: v.string(), problem: v.string(), said: optional })),
    steps: v.nullable(v.array(v.string())),
  }),
  v.transform((row): Release => ({
    id: row.id,
    name: row.name,
    at: row.at,
    byName: row.by_name,
    state: row.state,
    items: row.items,
    goLiveAt: row.go_live_at,
    expireAt: row.expire_at,
    turnedByName: row.turned_by_name,
    wordings: row.wordings ?? [],
    problems: row.problems,
    steps: row.steps ?? [],
    saved: false,
    refused: false,
  })),
);

/** Kept rows are parsed once more when they are read back: they are what this made. */
const isKept = (row: unknown): row is Release => typeof row === 'object' && row !== null && 'byName' in row;

export const releasesRead = defineRead<Release>({
  key: 'content-releases',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('content_release_list'),
  parse: (rows) => readableRows(rows, (row) => (isKept(row) ? row : v.parse(releaseSchema, row))),
});
