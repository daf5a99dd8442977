/** How the picture of a check or a bill travels: after its entry, on its own. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';

/** How the keys of these items begin: not those of the giver, whose next gift must not wait for a picture. */
export const PICTURE_KEYS = 'money-picture:';

export interface EntryPicturePayload {
  readonly entry: string;
  /** A JPEG in base64, drawn anew on this device. */
  readonly picture: string;
  /** Who gave or was paid, for the person's own list of what waits. */
  readonly name: string | null;
}

export const entryPictureKind = defineTableKind<'entry_pictures', EntryPicturePayload>({
  kind: 'money-picture',
  version: 1,
  table: 'entry_pictures',
  // Large: what is small goes first.
  priority: 60,
  entityKey: ({ entry }) => `${PICTURE_KEYS}${entry}`,
  toRow: ({ entry, picture }, { id, userId, createdAt }): RowFor<'entry_pictures'> => ({
    id,
    entry_id: entry,
    picture,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ name }) => m.money_outbox_picture({ name: name ?? m.money_nobody() }),
});
