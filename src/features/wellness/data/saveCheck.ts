/** Saving what a service answered: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { checkKind, type ServiceCheck } from '../model/checkKind.ts';

/** Under which checks lie on this device. */
export const CHECKS_TOPIC = 'service-checks';

export interface KeptCheck extends ServiceCheck {
  /** Epoch ms. */
  readonly at: number;
}

/** Resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export async function saveCheck(userId: string, check: ServiceCheck): Promise<void> {
  const id = uuid();
  const at = Date.now();
  const [{ keepFactWithItem }, { runtime }] = await Promise.all([
    import('../../../adapters/dexie/localFacts.ts'),
    import('../../../wiring/runtime.ts'),
  ]);
  const kept: KeptCheck = { ...check, at };
  const effect = keepFactWithItem(CHECKS_TOPIC, id, userId, kept, at);
  await enqueueOnce(runtime().outbox, checkKind, check, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
