/** To what replies are written in the studio, by whom, and how each stands: nothing of what they say. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { ACTIONS } from '../model/item.ts';
import type { BegunReply } from '../model/begunReply.ts';

const optional = v.nullable(v.string());

const rowSchema = v.pipe(
  v.object({
    id: v.string(),
    asked: optional,
    head: v.string(),
    head_at: timestamp,
    head_by_name: optional,
    step: v.nullable(v.picklist(ACTIONS)),
    assignee_name: optional,
    live: optional,
    next_at: v.nullable(timestamp),
  }),
  v.transform(({ head_at, head_by_name, assignee_name, next_at, ...row }): BegunReply => ({
    ...row,
    changedAt: head_at,
    changedBy: head_by_name,
    reviewerName: assignee_name,
    nextAt: next_at,
  })),
);

export const repliesBegunRead = defineRead<BegunReply>({
  key: 'replies-begun',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('replies_begun'),
  parse: rowsOf('replies_begun', rowSchema),
});
