/** What those who keep the books read of givers, kept on the device per person: who could be the same, and each page that was opened. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { rowsOf } from '../../../backend/rows.ts';
import { keyedRead } from '../../../core/reads/keyedRead.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { VERDICTS } from '../../persons/model/link.ts';
import { ENTRY_TYPES } from '../model/entry.ts';
import { LIKENESSES, type GiverSheet } from '../model/giverPage.ts';
import { GIVER_KINDS, METHODS } from '../model/rules.ts';

const optional = v.nullable(v.string());
const cents = v.pipe(v.number(), v.safeInteger());
const kind = v.picklist(GIVER_KINDS);
const method = v.nullable(v.picklist(METHODS));
const reasons = v.array(v.picklist(LIKENESSES));
const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null),
);

const cardEntries = {
  id: v.string(),
  /** Null with the name: it has not arrived yet. */
  kind: v.nullable(kind),
  name: optional,
  street: optional,
  city: optional,
  employer: optional,
  occupation: optional,
};
const cardSchema = v.object(cardEntries);
export type GiverCard = v.InferOutput<typeof cardSchema>;

const lineSchema = v.object({
  ...cardEntries,
  /** Of how many records it is made. */
  records: v.number(),
  cents,
  gifts: v.number(),
  last_on: optional,
});
export type GiverLine = v.InferOutput<typeof lineSchema>;
export const parseGiverLines = rowsOf('find_givers', lineSchema);

const likeSchema = v.object({ one: cardSchema, other: cardSchema, reasons });
export type LikePair = v.InferOutput<typeof likeSchema>;
export const likeRead = defineRead<LikePair>({
  key: 'money-like-givers',
  maxAgeMs: 60_000,
  refetchMs: 120_000,
  path: () => callPath('money_like_givers'),
  parse: rowsOf('money_like_givers', likeSchema),
});

const versionSchema = v.object({
  id: v.string(),
  kind,
  name: v.string(),
  street: optional,
  city: optional,
  state: optional,
  postcode: optional,
  employer: optional,
  occupation: optional,
  email: optional,
  phone: optional,
  at: time,
  by: optional,
  by_id: optional,
  arrival: v.number(),
  knew: v.nullable(v.number()),
});
const entrySchema = v.object({
  id: v.string(),
  arrival: v.number(),
  type: v.picklist(ENTRY_TYPES),
  cents,
  on: v.string(),
  election: optional,
  method,
  purpose: optional,
  reversal: v.boolean(),
  reversed: v.boolean(),
});
const recordSchema = v.object({
  id: v.string(),
  at: time,
  versions: v.array(versionSchema),
  gifts: v.array(v.object({ id: v.string(), on: v.string(), cents, election: optional, method })),
  entries: v.array(entrySchema),
});
const linkSchema = v.object({
  id: v.string(),
  a: v.string(),
  b: v.string(),
  verdict: v.picklist(VERDICTS),
  at: time,
  by: optional,
});
const sheetSchema = v.object({
  giver: v.string(),
  records: v.array(recordSchema),
  like: v.array(v.object({ a: v.string(), b: v.string(), reasons, weight: v.number() })),
  links: v.array(linkSchema),
});

export const giverSheetRead = keyedRead((giver) =>
  defineRead<GiverSheet>({
    key: `money-giver:${giver}`,
    maxAgeMs: 0,
    refetchMs: 60_000,
    path: () => callPath('giver_page', { giver }),
    parse: rowsOf('giver_page', sheetSchema),
  }),
);
