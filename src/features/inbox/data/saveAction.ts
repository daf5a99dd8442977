/** Saving what staff did about a submission: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { submissionActionKind, type ActionPayload } from '../model/facts.ts';
import type { KeptLine } from './reads.ts';

/** Under which these facts lie on this device. */
export const INBOX_TOPIC = 'inbox';

/** A fact as this phone keeps it until the server's list has it. */
export interface KeptAction {
  /** Epoch ms. */
  readonly at: number;
  readonly payload: ActionPayload;
  /** As it stood: whoever closes somebody in a dead spot finds them under "done", a view that was never fetched. */
  readonly line: KeptLine | null;
}

/** Resolves with the fact's id once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveAction(userId: string, payload: ActionPayload, line: KeptLine): Promise<string> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const effect = keepFactWithItem(INBOX_TOPIC, id, userId, { at, payload, line } satisfies KeptAction, at);
  await enqueueOnce(runtime().outbox, submissionActionKind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
  return id;
}
