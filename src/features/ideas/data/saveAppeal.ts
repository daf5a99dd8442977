/** Asking to look at a decision again: durable in the outbox before it is shown as saved. */
import { uuid } from '../../../core/uuid.ts';
import { ideaAppealKind, type AppealPayload } from '../model/appealKind.ts';

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAppeal(payload: AppealPayload): Promise<void> {
  const { runtime } = await import('../../../wiring/runtime.ts');
  const { outbox } = runtime();
  await outbox.enqueue(ideaAppealKind, payload, { id: uuid() });
  void outbox.flush('enqueue');
}
