/** Saving what a writer found: durable in the outbox before anything is shown as saved. */
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { verdictKind, type VerdictPayload } from '../model/verdictKind.ts';

/** Under which verdicts lie on this device. */
export const VERDICTS_TOPIC = 'page-corrections';

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveVerdict(userId: string, payload: VerdictPayload): Promise<void> {
  const id = uuid();
  const [{ keepFactWithItem }, { runtime }] = await Promise.all([
    import('../../../adapters/dexie/localFacts.ts'),
    import('../../../wiring/runtime.ts'),
  ]);
  const effect = keepFactWithItem(VERDICTS_TOPIC, id, userId, payload, Date.now());
  await enqueueOnce(runtime().outbox, verdictKind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
}
