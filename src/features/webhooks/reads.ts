/** The other programs that are told of signups. */
import { callPath } from '../../backend/paths.ts';
import { rowsOf } from '../../backend/rows.ts';
import { defineRead } from '../../core/reads/read.ts';
import { webhookSchema, type Webhook } from './model/webhook.ts';

export const webhooksRead = defineRead<Webhook>({
  key: 'webhooks',
  maxAgeMs: 0,
  refetchMs: 15_000,
  path: () => callPath('webhook_overview'),
  parse: rowsOf('webhook_overview', webhookSchema),
});
