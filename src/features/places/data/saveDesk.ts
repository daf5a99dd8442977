/** Saving what staff do about places: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
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

const outboxNow = async () => (await import('../../../wiring/runtime.ts')).runtime().outbox;

function afterwards(): void {
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** Each resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export async function saveAct(userId: string, act: ReportAct): Promise<void> {
  const id = uuid();
  const at = Date.now();
  const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
  const effect = keepFactWithItem(PLACES_TOPIC, id, userId, act, at);
  await enqueueOnce(await outboxNow(), reportActKind, act, { id, as: userId, effect });
  afterwards();
}

export async function saveStep(userId: string, step: NewStep): Promise<void> {
  await enqueueOnce(await outboxNow(), stepKind, step, { id: uuid(), as: userId });
  afterwards();
}

/** A place with the first event of its story. @returns its id. */
export async function saveSite(
  userId: string,
  site: Omit<NewSite, 'slug'>,
  first: Omit<NewStep, 'site'>,
): Promise<string> {
  const id = uuid();
  const slug = slugOf(site.titleEn ?? site.titleEs ?? '', id);
  await enqueueOnce(await outboxNow(), siteKind, { ...site, slug }, { id, as: userId });
  await saveStep(userId, { ...first, site: id });
  return id;
}
