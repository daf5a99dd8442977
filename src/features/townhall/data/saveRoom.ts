/** Saving what is decided about a question, and a card that was typed: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { questionActKind, type ActPayload } from '../model/actKind.ts';
import { questionCardKind, type CardPayload } from '../model/cardKind.ts';

/** Under which these facts lie on this device. */
export const topicOf = (session: string): string => `qa:${session}`;

/** What this device keeps until the server's answer has it. `at`: epoch ms. */
export type KeptHere =
  | { readonly of: 'act'; readonly at: number; readonly act: ActPayload }
  | { readonly of: 'card'; readonly at: number; readonly card: CardPayload };

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAct(userId: string, act: ActPayload): Promise<void> {
  const at = Date.now();
  const fact: KeptHere = { of: 'act', at, act };
  await saveWithFact({ userId, topic: topicOf(act.session), kind: questionActKind, payload: act, fact, at });
}

/** As saveAct. */
export async function saveCard(userId: string, card: CardPayload): Promise<void> {
  const at = Date.now();
  const fact: KeptHere = { of: 'card', at, card };
  const of = { userId, topic: topicOf(card.session), kind: questionCardKind, payload: card, fact, at };
  await saveWithFact({ ...of, id: card.question });
}
