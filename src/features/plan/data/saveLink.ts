/** Saving what came of what: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { contentLinkKind, type LinkPayload } from '../model/linkKind.ts';

/** Under which these facts lie on this device. */
export const LINKS_TOPIC = 'content-links';

/** A fact as this device keeps it until the server's answer has it. `at`: epoch ms. */
export type KeptLink = LinkPayload & { readonly at: number };

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveLink(payload: LinkPayload, userId: string): Promise<void> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const kept: KeptLink = { ...payload, at };
  const effect = keepFactWithItem(LINKS_TOPIC, id, userId, kept, at);
  await enqueueOnce(runtime().outbox, contentLinkKind, payload, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
