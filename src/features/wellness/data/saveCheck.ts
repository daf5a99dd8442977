/** Saving what a service answered: durable in the outbox before anything is shown as saved. */
import { saveWithFact } from '../../../hooks/saveWithFact.ts';
import { checkKind, type ServiceCheck } from '../model/checkKind.ts';

/** Under which checks lie on this device. */
export const CHECKS_TOPIC = 'service-checks';

export interface KeptCheck extends ServiceCheck {
  /** Epoch ms. */
  readonly at: number;
}

/** Resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export async function saveCheck(userId: string, check: ServiceCheck): Promise<void> {
  const at = Date.now();
  const fact: KeptCheck = { ...check, at };
  await saveWithFact({ userId, topic: CHECKS_TOPIC, kind: checkKind, payload: check, fact, at });
}
