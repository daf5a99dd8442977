/** A message to another program, as claim_webhooks() hands it out. */
import * as v from 'valibot';

const messageSchema = v.object({
  id: v.string(),
  url: v.string(),
  secret: v.string(),
  body: v.object({ type: v.string(), timestamp: v.string(), data: v.record(v.string(), v.unknown()) }),
});
export type WebhookMessage = v.InferOutput<typeof messageSchema>;

/** Throws ValiError for what is no list of messages. */
export const parseMessages = (answer: unknown): readonly WebhookMessage[] => v.parse(v.array(messageSchema), answer);
