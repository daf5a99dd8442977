/** What those who keep the books read of elections: which are in force, which stay, every version, and what a draft does to the reports. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { cycleSchema, electionSchema } from './reads.ts';

const optional = v.nullable(v.string());
const calendar = { cycles: v.array(cycleSchema), elections: v.array(electionSchema) };
const electionsSchema = v.object({
  ...calendar,
  used: v.array(v.string()),
  versions: v.array(v.object({ ...calendar, id: v.string(), version: v.number(), at: v.string(), by_name: optional })),
});
export type ElectionsRow = v.InferOutput<typeof electionsSchema>;

export const electionsRead = defineRead<ElectionsRow>({
  key: 'money-elections',
  maxAgeMs: 60_000,
  path: () => callPath('money_elections'),
  parse: rowsOf('money_elections', electionsSchema),
});

const periods = v.array(
  v.object({ covers_from: v.string(), covers_until: v.string(), due_on: v.string(), election_id: optional }),
);
const previewSchema = v.object({ was: periods, now: periods });
export type PeriodsRow = v.InferOutput<typeof previewSchema>;

export const parsePeriods = rowsOf('preview_elections', previewSchema);
