/** Saving what is done about a release: durable in the outbox, and kept beside it until the server's own list has it. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { contentReleaseKind, type ReleasePayload } from '../model/releaseKind.ts';

/** Under which these facts lie on this device. */
export const RELEASES_TOPIC = 'content-releases';

/** A fact as this device keeps it until the server's list has it. `at`: epoch ms. */
export interface KeptStep {
  readonly at: number;
  readonly payload: ReleasePayload;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError. */
export async function saveRelease(userId: string, payload: ReleasePayload): Promise<void> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const kept: KeptStep = { at, payload };
  const effect = keepFactWithItem(RELEASES_TOPIC, id, userId, kept, at);
  await enqueueOnce(runtime().outbox, contentReleaseKind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
