/** Saving what became of checks and cash: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { depositKind, type DepositPayload } from '../model/depositKind.ts';

/** Under which these facts lie on this device. */
export const DEPOSIT_TOPIC = 'money-deposits';

type Said = Pick<DepositPayload, 'slip' | 'action'> & Partial<DepositPayload>;
/** Resolves with whether all of it is on this device. */
export type SaveDeposits = (facts: readonly Said[]) => Promise<boolean>;

/** Resolves once all are on this device's disk, in this order. Rejects with OutboxError: what was saved before it stays saved. */
export async function saveDeposits(userId: string, facts: readonly Said[]): Promise<void> {
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  for (const said of facts) {
    const payload: DepositPayload = { entry: null, to: null, gives: null, on: null, reference: null, ...said };
    const id = uuid();
    const effect = keepFactWithItem(DEPOSIT_TOPIC, id, userId, payload, Date.now());
    await enqueueOnce(runtime().outbox, depositKind, payload, { id, as: userId, effect });
  }
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

export const newSlip = uuid;
