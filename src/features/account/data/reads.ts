/** One's own sessions and what happened to one's account, as the server lists them. */
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { readableRowsOf } from '../../../backend/rows.ts';
import { defineRead } from '../../../core/reads/read.ts';

const sessionSchema = v.object({
  id: v.string(),
  created_at: v.nullable(v.string()),
  last_used_at: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  aal: v.nullable(v.string()),
  is_current: v.boolean(),
});

export type OwnSession = v.InferOutput<typeof sessionSchema>;

export const sessionsRead = defineRead<OwnSession>({
  key: 'my-sessions',
  maxAgeMs: 0,
  path: () => callPath('my_sessions'),
  parse: readableRowsOf('my_sessions', sessionSchema),
});

const eventSchema = v.object({
  id: v.string(),
  happened_at: v.string(),
  action: v.string(),
});

export type SecurityEvent = v.InferOutput<typeof eventSchema>;

export const historyRead = defineRead<SecurityEvent>({
  key: 'my-security-events',
  maxAgeMs: 0,
  path: () => callPath('my_security_events'),
  parse: readableRowsOf('my_security_events', eventSchema),
});
