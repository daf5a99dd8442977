/** A step with what goes out together, and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

export const RELEASE_ACTIONS = [
  'begun',
  'added',
  'removed',
  'published',
  'scheduled',
  'called_off',
  'dropped',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** What exactly goes out of a release: what whoever sends it out has before them. */
export interface Wording {
  readonly item: string;
  readonly revision: string;
}

export interface ReleasePayload {
  readonly release: string;
  readonly name: string;
  readonly action: ReleaseAction;
  /** What is put in or taken out. */
  readonly item: string | null;
  readonly wordings: readonly Wording[] | null;
  /** ISO 8601. */
  readonly goLiveAt: string | null;
  readonly expireAt: string | null;
}

export const releaseEntity = (release: string): string => `content-release:${release}`;

const done: Record<ReleaseAction, (about: { readonly title: string }) => string> = {
  begun: m.content_release_did_begin,
  added: m.content_release_did_add,
  removed: m.content_release_did_remove,
  published: m.content_did_publish,
  scheduled: m.content_did_schedule,
  called_off: m.content_did_unschedule,
  dropped: m.content_release_did_drop,
};

export const contentReleaseKind = defineTableKind<'content_release_steps', ReleasePayload>({
  kind: 'content-release',
  version: 1,
  table: 'content_release_steps',
  // After the wordings, and after what was said of them.
  priority: 46,
  entityKey: ({ release }) => releaseEntity(release),
  toRow: (payload, { id, userId, createdAt }): RowFor<'content_release_steps'> => ({
    id,
    release_id: payload.release,
    name: payload.name,
    action: payload.action,
    item_id: payload.item,
    wordings: payload.wordings?.map(({ item, revision }) => ({ item, revision })) ?? null,
    // What goes out at once goes out when it arrives: the server says when.
    go_live_at: payload.goLiveAt,
    expire_at: payload.expireAt,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ action, name }) => done[action]({ title: name }),
});
