/** Saving what was decided about an idea: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { ideaActionKind, type ActionPayload } from '../model/actionKind.ts';
import type { DeskLine } from '../model/desk.ts';

/** Under which these facts lie on this device. */
export const IDEAS_TOPIC = 'ideas';

/** A decision as this device keeps it until the server's list has it. */
export interface KeptAction {
  /** Epoch ms. */
  readonly at: number;
  readonly payload: ActionPayload;
  /** As it stood: what was declined in a dead spot is found under "off the wall", a view that was never fetched. */
  readonly line: DeskLine | null;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAction(userId: string, payload: ActionPayload, line: DeskLine): Promise<void> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const effect = keepFactWithItem(IDEAS_TOPIC, id, userId, { at, payload, line } satisfies KeptAction, at);
  await enqueueOnce(runtime().outbox, ideaActionKind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
