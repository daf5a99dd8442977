/** Saving what becomes of signs: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import { deviceName } from '../../../hooks/deviceName.ts';
import {
  signEventKind,
  signPhotoKind,
  stockMoveKind,
  type SignEventPayload,
  type StockMovePayload,
} from '../model/kinds.ts';

/** Under which these facts lie on this device. */
export const SIGNS_TOPIC = 'signs';

/** A fact as this phone keeps it until the server's list has it. `at`: epoch ms. */
export interface KeptSign {
  readonly at: number;
  readonly payload: SignEventPayload;
}

export type NewSignEvent = Omit<SignEventPayload, 'device'>;

async function save<P>(kind: SubmissionKind<P>, payload: P, userId: string): Promise<string> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
  ]);
  // A picture is in the outbox alone: it is too large to lie there twice.
  const options =
    kind.kind === signEventKind.kind
      ? { id, as: userId, effect: keepFactWithItem(SIGNS_TOPIC, id, userId, { at, payload }, at) }
      : { id, as: userId };
  await enqueueOnce(runtime().outbox, kind, payload, options);
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
  return id;
}

/**
 * Resolves with the fact's id once it is on this device's disk. Rejects with OutboxError: then nothing was saved.
 * @param picture base64 of a JPEG; it is saved after the fact, and goes after it.
 */
export async function saveSignEvent(userId: string, event: NewSignEvent, picture: string | null): Promise<string> {
  const id = await save(signEventKind, { ...event, device: deviceName() }, userId);
  if (picture !== null) {
    const { request, where } = event;
    await save(signPhotoKind, { request, event: id, picture, where }, userId);
  }
  return id;
}

export const saveStockMove = (userId: string, move: StockMovePayload): Promise<string> =>
  save(stockMoveKind, move, userId);
