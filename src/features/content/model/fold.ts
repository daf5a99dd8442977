/** What this device saved, on top of what the server knows: a wording and a step count here at once, also in a dead spot. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Item, Revision, Step } from './item.ts';
import type { RevisionPayload } from './revisionKind.ts';
import type { StepPayload } from './stepKind.ts';

interface Saved<Payload> {
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly delivery: Delivery;
  readonly payload: Payload;
}

/** What one person saved on this device about one item, in that order. */
export interface OwnWork {
  readonly revisions: readonly Saved<RevisionPayload>[];
  readonly steps: readonly Saved<StepPayload>[];
}

export interface Me {
  readonly userId: string;
  readonly fullName: string;
}

/** @param item null: the server knows nothing of it yet. Null again where this device does not either. */
export function withOwn<Known extends Item>(item: Known | null, own: OwnWork, me: Me): Known | Item | null {
  const first = own.revisions[0]?.payload;
  const known =
    item ?? (first ? { id: first.item, kind: first.kind, slug: first.slug, revisions: [], steps: [] } : null);
  if (known === null) return null;
  const has = new Set([...known.revisions, ...known.steps].map(({ id }) => id));
  const by = { by: me.userId, byName: me.fullName };
  const revisions = own.revisions
    .filter(({ id }) => !has.has(id))
    .map(({ id, at, delivery, payload }): Revision => {
      const { parent, merged, restored, body } = payload;
      return { id, at, delivery, ...by, parent, merged, restored, body };
    });
  const steps = own.steps
    .filter(({ id }) => !has.has(id))
    .map(({ id, at, delivery, payload }): Step => {
      const { revision, action, note, reviewer, reviewerName } = payload;
      const places = payload.places?.split(' ') ?? [];
      const times = { goLiveAt: ms(payload.goLiveAt), expireAt: ms(payload.expireAt) };
      return {
        id,
        at,
        delivery,
        ...by,
        revision,
        action,
        note,
        reviewer,
        reviewerName,
        release: null,
        places,
        ...times,
      };
    });
  return { ...known, revisions: [...known.revisions, ...revisions], steps: [...known.steps, ...steps] };
}

const ms = (iso: string | null) => (iso === null ? null : Date.parse(iso));
