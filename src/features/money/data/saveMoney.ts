/** Saving money that was taken or spent: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { entryKind, giverKind, type EntryPayload, type GiverPayload } from '../model/kinds.ts';

/** Under which these facts lie on this device. */
export const MONEY_TOPIC = 'money';

/** A fact as this phone keeps it until the server's list has it. */
export type KeptMoney =
  | { readonly what: 'giver'; readonly payload: GiverPayload }
  | { readonly what: 'entry'; readonly payload: EntryPayload };

async function save<P>(
  kind: SubmissionKind<P>,
  payload: P,
  id: string,
  userId: string,
  kept: KeptMoney,
): Promise<void> {
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  const effect = keepFactWithItem(MONEY_TOPIC, id, userId, kept, Date.now());
  await enqueueOnce(runtime().outbox, kind, payload, { id, as: userId, effect });
}

/**
 * Resolves once both are on this device's disk. Rejects with OutboxError: then the entry was not saved; a name without one does no harm.
 * @param ids made when the form was opened, so that a second press is no second gift.
 */
export async function saveMoney(
  userId: string,
  ids: { readonly entry: string; readonly giver: string },
  entry: EntryPayload,
  giver: GiverPayload | null,
): Promise<void> {
  if (giver !== null) await save(giverKind, giver, ids.giver, userId, { what: 'giver', payload: giver });
  await save(entryKind, entry, ids.entry, userId, { what: 'entry', payload: entry });
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

export const newIds = () => ({ entry: uuid(), giver: uuid(), contributor: uuid() });
