/** Saving a fact that this device goes on showing until the server's answer has it: in the outbox and beside it, or in neither. */
import { askToPersist } from '../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../core/outbox/kind.ts';
import { enqueueOnce } from '../core/outbox/once.ts';
import { uuid } from '../core/uuid.ts';

export interface FactToSave<P> {
  readonly userId: string;
  /** Under which it lies on this device. */
  readonly topic: string;
  readonly kind: SubmissionKind<P>;
  readonly payload: P;
  /** What is shown of it here meanwhile. */
  readonly fact: unknown;
  /** Epoch ms. */
  readonly at: number;
  /** Made before, where a page that died could save the same once more; a new one otherwise. */
  readonly id?: string;
}

/** Resolves with its id once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveWithFact<P>(of: FactToSave<P>): Promise<string> {
  const { userId, topic, kind, payload, fact, at, id = uuid() } = of;
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../wiring/runtime.ts'),
    import('../adapters/dexie/localFacts.ts'),
  ]);
  const effect = keepFactWithItem(topic, id, userId, fact, at);
  await enqueueOnce(runtime().outbox, kind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
  return id;
}
