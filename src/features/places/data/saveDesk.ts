/** Saving what staff do about places: durable in the outbox before anything is shown as saved. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import type { SubmissionKind } from '../../../core/outbox/kind.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import type { Effect } from '../../../core/outbox/ports.ts';
import { uuid } from '../../../core/uuid.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { reportActKind, stepKind, type NewStep, type ReportAct } from '../model/deskKinds.ts';
import { actOf, placeEntries, type NewPlace } from '../model/newPlace.ts';
import { rightingEntries, type Righting } from '../model/righting.ts';

/** Under which decisions lie on this device. */
export const PLACES_TOPIC = 'places';
/** Under which what was put right lies on this device. */
export const CORRECTIONS_TOPIC = 'place-corrections';

export const outboxNow = async () => (await import('../../../wiring/runtime.ts')).runtime().outbox;

export function afterwards(): void {
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}

/** What a form is kept under until it is saved, and the id that was made for it. */
export interface Kept {
  readonly draft?: string;
  readonly id?: string;
}

/** All of them in the transaction that saves the item. */
const together = (...effects: readonly Effect[]): Effect => ({
  tables: [...new Set(effects.flatMap(({ tables }) => tables))],
  apply: async () => {
    for (const { apply } of effects) await apply();
  },
});

async function effectOf({ draft }: Kept, ...facts: readonly Effect[]): Promise<Effect> {
  if (draft === undefined) return together(...facts);
  const { forgetDraftWithItem } = await import('../../../adapters/dexie/drafts.ts');
  return together(...facts, forgetDraftWithItem(draft));
}

export function afterSaving({ draft }: Kept): void {
  // The last words that lie beside the database, too.
  if (draft !== undefined) void drafts.forget(draft);
  afterwards();
}

/** Each resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export async function saveFact<P>(
  topic: string,
  kind: SubmissionKind<P>,
  userId: string,
  fact: P,
  kept: Kept = {},
): Promise<void> {
  const id = kept.id ?? uuid();
  const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
  const effect = await effectOf(kept, keepFactWithItem(topic, id, userId, fact, Date.now()));
  await enqueueOnce(await outboxNow(), kind, fact, { id, as: userId, effect });
  afterSaving(kept);
}

export const saveAct = (userId: string, act: ReportAct): Promise<void> =>
  saveFact(PLACES_TOPIC, reportActKind, userId, act);

export async function saveStep(userId: string, step: NewStep, kept: Kept & { readonly id: string }): Promise<void> {
  await enqueueOnce(await outboxNow(), stepKind, step, { id: kept.id, as: userId, effect: await effectOf(kept) });
  afterSaving(kept);
}

/** A place, how its story begins and the decision about the report that it came of: all of it, or nothing. */
export async function savePlace(userId: string, place: NewPlace, kept: Required<Pick<Kept, 'draft'>>): Promise<void> {
  const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
  const effect = await effectOf(kept, keepFactWithItem(PLACES_TOPIC, place.ids.act, userId, actOf(place), Date.now()));
  await (await outboxNow()).enqueueTogether(placeEntries(place), { as: userId, effect });
  afterSaving(kept);
}

/** What was wrong on a place's page, put right, and what the report that said so is answered: all of it, or nothing. */
export async function saveCorrections(userId: string, righting: Righting, kept: Kept): Promise<void> {
  const { keepFactWithItem } = await import('../../../adapters/dexie/localFacts.ts');
  const { act } = righting;
  const facts = [
    ...righting.changes.map(({ id, ...change }) =>
      keepFactWithItem(CORRECTIONS_TOPIC, id, userId, { ...change, site: righting.site }, Date.now()),
    ),
    ...(act === null ? [] : [keepFactWithItem(PLACES_TOPIC, act.id, userId, act.said, Date.now())]),
  ];
  const effect = await effectOf(kept, ...facts);
  await (await outboxNow()).enqueueTogether(rightingEntries(righting), { as: userId, effect });
  afterSaving(kept);
}
