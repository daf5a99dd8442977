/** Saving money that was taken or spent: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import type { Effect } from '../../../core/outbox/ports.ts';
import { drafts } from '../../../hooks/drafts.ts';
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
  draft: string | null,
): Promise<void> {
  const [{ runtime }, { keepFactWithItem }, { forgetDraftWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
    import('../../../adapters/dexie/drafts.ts'),
  ]);
  const keep = keepFactWithItem(MONEY_TOPIC, id, userId, kept, Date.now());
  const effect = draft === null ? keep : both(keep, forgetDraftWithItem(draft));
  await enqueueOnce(runtime().outbox, kind, payload, { id, as: userId, effect });
}

const both = (one: Effect, other: Effect): Effect => ({
  tables: [...one.tables, ...other.tables],
  apply: async () => {
    await one.apply();
    await other.apply();
  },
});

/**
 * Resolves once both are on this device's disk. Rejects with OutboxError: then the entry was not saved; a name without one does no harm.
 * @param ids made when the form was opened, so that a second press is no second gift.
 * @param draft what was typed, gone in the transaction that saves the entry: after a crash there is one of the two
 */
export async function saveMoney(
  userId: string,
  ids: { readonly entry: string; readonly giver: string },
  entry: EntryPayload,
  giver: GiverPayload | null,
  draft: string,
): Promise<void> {
  if (giver !== null) await save(giverKind, giver, ids.giver, userId, { what: 'giver', payload: giver }, null);
  await save(entryKind, entry, ids.entry, userId, { what: 'entry', payload: entry }, draft);
  // Also what the tab keeps beside the database.
  void drafts.forget(draft);
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/**
 * What was learned of a giver without a gift. Resolves once it is on this device's disk. Rejects with OutboxError.
 * @param id made when the form was opened: pressed twice, it is one
 */
export async function saveGiver(userId: string, id: string, giver: GiverPayload): Promise<void> {
  await save(giverKind, giver, id, userId, { what: 'giver', payload: giver }, null);
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** Whether the outbox of this device has, or had sent, this entry. */
export async function isSaved(entry: string): Promise<boolean> {
  try {
    const { runtime } = await import('../../../wiring/runtime.ts');
    return (await runtime().outbox.get(entry)) !== undefined;
  } catch {
    return false;
  }
}

export const newIds = () => ({ entry: uuid(), giver: uuid(), contributor: uuid() });
