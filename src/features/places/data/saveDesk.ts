/** Saving what staff do about places: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import {
  reportActKind,
  siteKind,
  slugOf,
  stepKind,
  type NewSite,
  type NewStep,
  type ReportAct,
} from '../model/deskKinds.ts';

/** Under which decisions lie on this device. */
export const PLACES_TOPIC = 'places';

export const outboxNow = async () => (await import('../../../wiring/runtime.ts')).runtime().outbox;

export function afterwards(): void {
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** Each resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export async function saveFact<P>(topic: string, kind: SubmissionKind<P>, userId: string, fact: P): Promise<void> {
  const id = uuid();
  const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
  const effect = keepFactWithItem(topic, id, userId, fact, Date.now());
  await enqueueOnce(await outboxNow(), kind, fact, { id, as: userId, effect });
  afterwards();
}

export const saveAct = (userId: string, act: ReportAct): Promise<void> =>
  saveFact(PLACES_TOPIC, reportActKind, userId, act);

export async function saveStep(userId: string, step: NewStep): Promise<void> {
  await enqueueOnce(await outboxNow(), stepKind, step, { id: uuid(), as: userId });
  afterwards();
}

/** A place with how its story begins. @returns its id. */
export async function saveSite(
  userId: string,
  site: Omit<NewSite, 'slug'>,
  story: readonly Omit<NewStep, 'site'>[],
): Promise<string> {
  const id = uuid();
  const slug = slugOf(site.titleEn ?? site.titleEs ?? '', id);
  await enqueueOnce(await outboxNow(), siteKind, { ...site, slug }, { id, as: userId });
  for (const step of story) await saveStep(userId, { ...step, site: id });
  return id;
}
