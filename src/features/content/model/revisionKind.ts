/** A saved wording and how it travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import type { Json } from '../../../core/outbox/record.ts';
import { m } from '../../../messages/messages.js';

export interface RevisionPayload {
  readonly item: string;
  readonly kind: string;
  readonly slug: string;
  /** What it was written on top of; null for the first. */
  readonly parent: string | null;
  /** The other one that went into it. */
  readonly merged: string | null;
  /** The earlier one that was brought back. */
  readonly restored: string | null;
  readonly body: { readonly [field: string]: Json };
  /** For this device's own list of what waits. Not sent. */
  readonly title: string;
}

/** An item's wordings and steps leave in the order in which they were saved. */
export const contentEntity = (item: string): string => `content:${item}`;

export const contentRevisionKind = defineTableKind<'content_revisions', RevisionPayload>({
  kind: 'content-revision',
  version: 1,
  table: 'content_revisions',
  priority: 44,
  entityKey: ({ item }) => contentEntity(item),
  toRow: (payload, { id, userId, createdAt }): RowFor<'content_revisions'> => ({
    id,
    item_id: payload.item,
    kind: payload.kind,
    slug: payload.slug,
    parent_id: payload.parent,
    merged_id: payload.merged,
    restored_id: payload.restored,
    body: payload.body,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ title }) => m.content_did_write({ title }),
});
