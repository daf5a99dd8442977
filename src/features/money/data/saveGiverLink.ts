/** Saving what is said about two givers: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { pairOf, type Verdict } from '../../persons/model/link.ts';
import { giverLinkKind, type GiverLinkPayload } from '../model/giverLink.ts';

/** Under which these facts lie on this device. */
export const GIVER_LINK_TOPIC = 'money-giver-links';

/** As this phone keeps it until the server's answer has it. `at`: epoch ms. */
export type KeptGiverLink = Pick<GiverLinkPayload, 'a' | 'b' | 'verdict'> & { readonly at: number };

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Resolves once it is on this device's disk. Rejects with OutboxError: then nothing was saved. */
export async function saveGiverLink(userId: string, one: Named, other: Named, verdict: Verdict): Promise<void> {
  const [a, b] = pairOf(one.id, other.id);
  const names = a === one.id ? ([one.name, other.name] as const) : ([other.name, one.name] as const);
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const kept: KeptGiverLink = { at, a, b, verdict };
  const effect = keepFactWithItem(GIVER_LINK_TOPIC, id, userId, kept, at);
  await enqueueOnce(runtime().outbox, giverLinkKind, { a, b, verdict, names }, { id, as: userId, effect });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
