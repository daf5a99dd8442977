/** A person's page and a line of the list as the server tells them. Times stay texts: a kept row is parsed again. */
import * as v from 'valibot';
import { parseTimestamp } from '../../../core/session/time.ts';
import { VERDICTS } from './link.ts';

const optional = v.nullable(v.string());
const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null),
);

export const WHATS = ['volunteer', 'idea', 'newsletter', 'event', 'yard_sign', 'voter'] as const;
export type What = (typeof WHATS)[number];

const cardEntries = {
  ref: v.string(),
  kind: v.picklist(['signup', 'yard_sign', 'voter']),
  id: v.string(),
  at: time,
  what: v.picklist(WHATS),
  name: v.string(),
  email: optional,
  phone: optional,
  place: optional,
  language: optional,
  /** Taken back, or, of a voter, deceased. */
  withdrawn: v.boolean(),
  do_not_contact: v.boolean(),
  /** By what it is compared: the same text in two records means the same thing. */
  keys: v.object({ name: v.string(), email: optional, phone: optional, door: optional }),
};

export const lineSchema = v.object({ ...cardEntries, records: v.number(), whats: v.array(v.picklist(WHATS)) });
export type PersonLine = v.InferOutput<typeof lineSchema>;

export const SOURCES = ['sent', 'action', 'event', 'sign', 'door', 'phone', 'canvasser', 'turf'] as const;

const happeningSchema = v.object({
  id: v.string(),
  at: time,
  what: v.picklist(SOURCES),
  /** Which of its kinds: an inbox's action, a result code, a form's type. */
  code: v.string(),
  by: optional,
  note: optional,
  /** What it was about: an event, a turf, a tag, a support score. */
  about: optional,
});
export type Happening = v.InferOutput<typeof happeningSchema>;

const recordSchema = v.object({ ...cardEntries, history: v.array(happeningSchema), canvasser: v.boolean() });
export type PersonRecord = v.InferOutput<typeof recordSchema>;

const linkSchema = v.object({
  id: v.string(),
  a: v.string(),
  b: v.string(),
  verdict: v.picklist(VERDICTS),
  at: time,
  by: optional,
});
export type PersonLink = v.InferOutput<typeof linkSchema>;

const channel = v.picklist(['email', 'sms', 'call']);
const state = v.picklist(['granted', 'confirmed', 'revoked', 'bounced']);
const waySchema = v.object({ channel, point: v.string(), state, allowed: v.boolean(), at: time });
export type Way = v.InferOutput<typeof waySchema>;

const consentSchema = v.object({
  id: v.string(),
  channel,
  point: v.string(),
  state,
  method: v.picklist(['form', 'door', 'paper', 'stop', 'page']),
  at: time,
});

export const sheetSchema = v.object({
  ref: v.string(),
  records: v.array(recordSchema),
  links: v.array(linkSchema),
  ways: v.array(waySchema),
  consents: v.array(consentSchema),
});
export type PersonSheet = v.InferOutput<typeof sheetSchema>;
export type ConsentFact = PersonSheet['consents'][number];
