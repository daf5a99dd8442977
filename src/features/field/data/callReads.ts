/** What callers read: their batch, and which languages people speak. Kept on the device as the walk lists are. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { attemptSchema } from './reads.ts';

const MINUTE_MS = 60_000;
const optional = v.nullable(v.string());

/** Missing in rows that were kept before the server told them. */
const saidSchema = v.object({ ...attemptSchema.entries, call_back_after: v.optional(optional) });

const callSchema = v.object({
  lease_id: v.string(),
  person_id: v.string(),
  household_id: v.string(),
  name: v.string(),
  phone: optional,
  language: optional,
  closed: v.boolean(),
  street: v.string(),
  number: v.number(),
  suffix: optional,
  floor: v.nullable(v.number()),
  unit: optional,
  expires_at: v.string(),
  call_back_after: optional,
  said: v.array(saidSchema),
  past: v.array(attemptSchema),
  bad_number: v.optional(v.boolean()),
});
export type CallRow = v.InferOutput<typeof callSchema>;

export const callsRead = defineRead<CallRow>({
  key: 'my-calls',
  maxAgeMs: MINUTE_MS,
  refetchMs: 2 * MINUTE_MS,
  path: () => callPath('my_calls'),
  parse: rowsOf('my_calls', callSchema),
});

const languageSchema = v.object({ language: v.string(), people: v.number() });

export const languagesRead = defineRead<v.InferOutput<typeof languageSchema>>({
  key: 'call-languages',
  maxAgeMs: 30 * MINUTE_MS,
  path: () => callPath('call_languages'),
  parse: rowsOf('call_languages', languageSchema),
});
