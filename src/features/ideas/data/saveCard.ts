/** Saving an idea that was typed in from paper: durable in the outbox before anything is shown as saved. */
import { uuid } from '../../../core/uuid.ts';
import { ideaCardKind, type CardPayload } from '../model/cardKind.ts';

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveCard(userId: string, card: CardPayload): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  const { outbox } = runtime();
  await outbox.enqueue(ideaCardKind, card, { id: uuid(), as: userId });
  void outbox.flush('enqueue');
}
