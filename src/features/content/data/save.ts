/** Saving a wording or a step: durable in the outbox, and kept beside it until the server's own list has it. */
import { askToPersist } from '../../../adapters/browser/persist.ts';
import { requestBackgroundSync } from '../../../adapters/browser/serviceWorker.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import type { Effect } from '../../../core/outbox/ports.ts';
import { uuid } from '../../../core/uuid.ts';
import { contentRevisionKind, type RevisionPayload } from '../model/revisionKind.ts';
import { contentStepKind, type StepPayload } from '../model/stepKind.ts';

/** Under which these facts lie on this device. */
export const CONTENT_TOPIC = 'content';

export const draftKey = (item: string): string => `content:${item}`;

/** A fact as this device keeps it until the server's list has it. */
export type KeptWork =
  | { readonly what: 'revision'; readonly at: number; readonly payload: RevisionPayload }
  | { readonly what: 'step'; readonly at: number; readonly payload: StepPayload };

/** Resolves with the revision's id once it is on this device's disk, and the draft gone in the same breath. Rejects with OutboxError. */
export async function saveRevision(userId: string, payload: RevisionPayload): Promise<string> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }, { forgetDraftWithItem }] = await load();
  const kept: KeptWork = { what: 'revision', at, payload };
  const effect = both(keepFactWithItem(CONTENT_TOPIC, id, userId, kept, at), forgetDraftWithItem(draftKey(payload.item))); // prettier-ignore
  await enqueueOnce(runtime().outbox, contentRevisionKind, payload, { id, as: userId, effect });
  afterwards();
  return id;
}

/** Resolves with the step's id once it is on this device's disk. Rejects with OutboxError. */
export async function saveStep(userId: string, payload: StepPayload): Promise<string> {
  const id = uuid();
  const at = Date.now();
  const [{ runtime }, { keepFactWithItem }] = await load();
  const kept: KeptWork = { what: 'step', at, payload };
  const effect = keepFactWithItem(CONTENT_TOPIC, id, userId, kept, at);
  await enqueueOnce(runtime().outbox, contentStepKind, payload, { id, as: userId, effect });
  afterwards();
  return id;
}

const load = () =>
  Promise.all([
    import('../../../wiring/runtime.ts'),
    import('../../../adapters/dexie/localFacts.ts'),
    import('../../../adapters/dexie/drafts.ts'),
  ]);

function both(one: Effect, other: Effect): Effect {
  return {
    tables: [...one.tables, ...other.tables],
    apply: async () => {
      await one.apply();
      await other.apply();
    },
  };
}

function afterwards() {
  void requestBackgroundSync().catch(() => undefined);
  void askToPersist();
}
