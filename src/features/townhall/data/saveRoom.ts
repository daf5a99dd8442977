/** Saving what is decided about a question, and a card that was typed: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { questionActKind, type ActPayload } from '../model/actKind.ts';
import { questionCardKind, type CardPayload } from '../model/cardKind.ts';

/** Under which these facts lie on this device. */
export const topicOf = (session: string): string => `qa:${session}`;

/** What this device keeps until the server's answer has it. `at`: epoch ms. */
export type KeptHere =
  | { readonly of: 'act'; readonly at: number; readonly act: ActPayload }
  | { readonly of: 'card'; readonly at: number; readonly card: CardPayload };

async function load() {
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  return { outbox: runtime().outbox, keepFactWithItem };
}

function sent() {
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAct(userId: string, act: ActPayload): Promise<void> {
  const { outbox, keepFactWithItem } = await load();
  const [id, at] = [uuid(), Date.now()];
  const effect = keepFactWithItem(topicOf(act.session), id, userId, { of: 'act', at, act } satisfies KeptHere, at);
  await enqueueOnce(outbox, questionActKind, act, { id, as: userId, effect });
  sent();
}

/** As saveAct. */
export async function saveCard(userId: string, card: CardPayload): Promise<void> {
  const { outbox, keepFactWithItem } = await load();
  const [id, at] = [card.question, Date.now()];
  const effect = keepFactWithItem(topicOf(card.session), id, userId, { of: 'card', at, card } satisfies KeptHere, at);
  await enqueueOnce(outbox, questionCardKind, card, { id, as: userId, effect });
  sent();
}
