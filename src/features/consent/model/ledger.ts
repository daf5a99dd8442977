/** What counts of the ledger, as the page of leaders has it, and in words. */
import * as v from 'valibot';
import { parseTimestamp } from '../../../core/session/time.ts';
import { m } from '../../../messages/messages.js';

export const CHANNELS = ['email', 'sms', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];
const STATES = ['granted', 'confirmed', 'revoked', 'bounced'] as const;
export type State = (typeof STATES)[number];
const METHODS = ['form', 'door', 'paper', 'stop', 'page'] as const;
type Method = (typeof METHODS)[number];

const time = v.pipe(
  v.string(),
  v.check((at) => parseTimestamp(at) !== null),
);

const currentSchema = v.object({
  contact_point: v.string(),
  channel: v.picklist(CHANNELS),
  state: v.picklist(STATES),
  allowed: v.boolean(),
  changed_at: time,
});
export type Current = v.InferOutput<typeof currentSchema>;

const overviewSchema = v.object({
  counts: v.array(v.object({ channel: v.picklist(CHANNELS), state: v.picklist(STATES), n: v.number() })),
  found: v.array(currentSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
export const parseOverview = (answer: unknown): Overview => v.parse(overviewSchema, answer);

const saidSchema = v.object({
  id: v.string(),
  channel: v.picklist(CHANNELS),
  state: v.picklist(STATES),
  method: v.picklist(METHODS),
  happened_at: time,
  written_by: v.nullable(v.string()),
  counts: v.boolean(),
});
export type Said = v.InferOutput<typeof saidSchema>;
export const parseHistory = (answer: unknown): readonly Said[] => v.parse(v.array(saidSchema), answer);

const readerSchema = v.object({
  name: v.nullable(v.string()),
  email: v.string(),
  language: v.nullable(v.string()),
  agreed_at: v.string(),
  unsubscribe: v.string(),
});
export type Reader = v.InferOutput<typeof readerSchema>;
export const parseReaders = (answer: unknown): readonly Reader[] => v.parse(v.array(readerSchema), answer);

export const channelWords: Readonly<Record<Channel, () => string>> = {
  email: m.consent_channel_email,
  sms: m.consent_channel_sms,
  call: m.consent_channel_call,
};

export const methodWords: Readonly<Record<Method, () => string>> = {
  form: m.consent_method_form,
  door: m.consent_method_door,
  paper: m.consent_method_paper,
  stop: m.consent_method_stop,
  page: m.consent_method_page,
};

export const stateWords: Readonly<Record<State, () => string>> = {
  granted: m.consent_state_granted,
  confirmed: m.consent_state_confirmed,
  revoked: m.consent_state_revoked,
  bounced: m.consent_state_bounced,
};

/** A form's yes to e-mail waits for the address's own. */
export const currentWords = ({ channel, state, allowed }: Current): string =>
  channel === 'email' && state === 'granted' && !allowed ? m.consent_state_waiting() : stateWords[state]();
