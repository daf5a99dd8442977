/** Taking a question back, or asking to look at a decision again: durable in the outbox before anything is shown as saved. */
import { uuid } from '../../../core/uuid.ts';
import { wishKind, type WishPayload } from '../model/wishKind.ts';

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveWish(payload: WishPayload): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  const { outbox } = runtime();
  await outbox.enqueue(wishKind, payload, { id: uuid() });
  void outbox.flush('enqueue');
}
