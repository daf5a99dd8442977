/** Other programs that are told of signups: what leaders see of them, and what an address must be. */
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';

export const WHAT = ['volunteer', 'idea', 'newsletter', 'event', 'yard_sign'] as const;
export type What = (typeof WHAT)[number];

export const PROBLEMS = ['refused', 'unreachable', 'too_slow', 'not_allowed', 'redirected'] as const;
export type Problem = (typeof PROBLEMS)[number];

const nullableText = v.nullable(v.string());

const messageSchema = v.object({
  id: v.string(),
  /** Null: a trial, or of somebody who was erased. */
  what: v.nullable(v.picklist([...WHAT, 'call_back'])),
  created_at: v.string(),
  attempts: v.number(),
  delivered_at: nullableText,
  given_up_at: nullableText,
  next_at: nullableText,
  status: v.nullable(v.number()),
  problem: v.nullable(v.picklist(PROBLEMS)),
});
export type LoggedMessage = v.InferOutput<typeof messageSchema>;

export const webhookSchema = v.object({
  id: v.string(),
  url: v.string(),
  what: v.array(v.picklist(WHAT)),
  created_at: v.string(),
  created_by: nullableText,
  ended_at: nullableText,
  ended_because: v.nullable(v.picklist(['by_hand', 'gone', 'failing'])),
  delivered: v.number(),
  waiting: v.number(),
  log: v.array(messageSchema),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

export const madeSchema = v.object({ id: v.string(), secret: v.string() });

/** The database says the same (webhooks_url_shape). The server also refuses addresses inside the campaign's own network. */
export const webhookForm = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, () => m.webhooks_url_long()),
    v.regex(/^https?:\/\/[^\s/?#@]+(\/\S*)?$/, () => m.webhooks_url_wrong()),
  ),
  what: v.pipe(
    v.array(v.picklist(WHAT)),
    v.minLength(1, () => m.webhooks_what_missing()),
  ),
});
