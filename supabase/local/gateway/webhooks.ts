/** Tells other programs of signups: signed (Standard Webhooks), tried again until taken, never inside the campaign's own network. */
import { Webhook } from 'standardwebhooks';
import type { Problem } from '../../../src/features/webhooks/model/webhook.ts';
import { parseMessages, type WebhookMessage } from '../../../src/features/webhooks/model/claimed.ts';
import { postOutside } from './outside.ts';
import type { PostOfficeParts } from './postOffice.ts';
import { createRounds, type Rounds } from './rounds.ts';

const AT_ONCE = 20;

export interface WebhookParts {
  readonly backend: Pick<PostOfficeParts['backend'], 'database'>;
  /** Also addresses of this machine and its network, and without https: where the other program runs beside this one. */
  readonly toPrivate: boolean;
}

interface Outcome {
  readonly status: number | null;
  readonly problem: Problem | null;
}

export function createWebhooks({ backend: { database }, toPrivate }: WebhookParts): Rounds {
  async function tell({ id, url, secret, body }: WebhookMessage): Promise<Outcome> {
    const text = JSON.stringify(body);
    const at = new Date();
    const answer = await postOutside(url, text, {
      toPrivate,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, text),
      },
    });
    if (typeof answer === 'string') return { status: null, problem: answer };
    if (answer >= 200 && answer < 300) return { status: answer, problem: null };
    return { status: answer, problem: answer >= 300 && answer < 400 ? 'redirected' : 'refused' };
  }

  return createRounds(async (stopped) => {
    if (stopped()) return false;
    const [row] = await database.query('select public.claim_webhooks($1) as messages', [AT_ONCE]);
    const messages = parseMessages(row?.messages);
    // Side by side: one that is slow holds up no other.
    await Promise.all(
      messages.map(async (message) => {
        const { status, problem } = await tell(message);
        await database.query('select public.settle_webhook($1, $2, $3)', [message.id, status, problem]);
      }),
    );
    return messages.length === AT_ONCE;
  });
}
