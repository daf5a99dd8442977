/** How much there is behind the ways from /admin: people, changes, what was set aside. */
import * as v from 'valibot';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';

export const CHANGE_DAYS = 7;

const statusSchema = v.array(v.object({ status: v.string() }));
export const peopleCount = defineRead<{ status: string }>({
  key: 'admin-people',
  maxAgeMs: 0,
  path: () => callPath('list_people'),
  parse: (rows) => v.parse(statusSchema, rows),
});

const countSchema = v.array(v.object({ count: v.number() }));
export const changeCount = defineRead<{ count: number }>({
  key: 'admin-changes',
  maxAgeMs: 0,
  path: (now) => {
    const since = new Date(now - CHANGE_DAYS * 86_400_000).toISOString();
    return callPath('audit_counts_by_day', { since, zone: campaignNow().timeZone });
  },
  parse: (rows) => v.parse(countSchema, rows),
});

export const asideCount = defineRead<{ count: number }>({
  key: 'admin-set-aside',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('set_aside_counts'),
  parse: (rows) => v.parse(countSchema, rows),
});
