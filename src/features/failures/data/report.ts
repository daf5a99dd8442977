/**
 * Hands what failed on this device to the outbox, last in line and in nobody's name, and counts the items that the server
 * refused. Nothing leaves where the visitor set Global Privacy Control.
 */
import * as v from 'valibot';
import {
  giveBackFailure,
  noteFailure,
  noteItem,
  privacyAsked,
  takeDueFailures,
} from '../../../adapters/browser/failureLog.ts';
import { takeWorkerFailures } from '../../../adapters/browser/workerFailures.ts';
import { pageDb } from '../../../adapters/dexie/pageDb.ts';
import { troubledItems } from '../../../adapters/dexie/troubled.ts';
import { engineOf } from '../../../core/failures/engine.ts';
import { failure } from '../../../core/failures/failure.ts';
import type { OutboxItem } from '../../../core/outbox/record.ts';
import { runtime } from '../../../wiring/runtime.ts';
import { failureKind } from './failureKind.ts';
import { failureSchema } from './schema.ts';

/** Reports that wait for a network; more would only be more of the same. */
const WAITING_AT_MOST = 30;

/** Rejects when storage cannot be used: then what failed stays counted on the device. */
export async function reportFailures(): Promise<void> {
  for (const { kind, name, place, build } of await takeWorkerFailures()) noteFailure(failure(kind, name, place), build);
  const { refused, faulted, refusedReports, waitingReports } = await troubledItems(pageDb());
  for (const item of [...refused, ...faulted]) noteItem(`${item.id} ${item.state}`, failedItem(item));
  const { outbox } = runtime();
  for (const id of refusedReports) await outbox.remove(id);
  if (privacyAsked() || waitingReports >= WAITING_AT_MOST) return;
  const { engine, major } = engineOf(navigator.userAgent);
  for (const { firstOnPhone, ...row } of takeDueFailures()) {
    const report = v.safeParse(failureSchema, { ...row, engine, engine_major: major, first_on_phone: firstOnPhone });
    // Kept by another version of the app, or by hand: the server would refuse it.
    if (!report.success) continue;
    try {
      await outbox.enqueue(failureKind, report.output, { anonymous: true });
    } catch {
      // A full device is one of the failures to be told, once there is room.
      giveBackFailure({ ...row, firstOnPhone });
    }
  }
}

function failedItem({ kind, lastError }: OutboxItem) {
  const { code = 'unknown', constraint } = lastError ?? {};
  return failure('item', code, constraint === undefined ? kind : `${kind}/${constraint}`);
}
