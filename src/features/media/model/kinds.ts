/** How a picture travels: its files, small to large, then the row that knows them. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { defineKind } from '../../../core/outbox/kind.ts';
import { PICTURE_STORAGE, type PictureValue } from '../../../core/picture/value.ts';
import { m } from '../../../messages/messages.js';

/** In this order: a row on the server says that its files are there. */
const keyOf = (media: string) => `picture:${media}`;

export interface PictureFilePayload {
  readonly media: string;
  readonly file: string;
  /** Base64. */
  readonly bytes: string;
}

export const pictureFileKind = defineKind<PictureFilePayload>({
  kind: 'picture-file',
  version: 1,
  table: PICTURE_STORAGE,
  // Large: what is small goes first.
  priority: 60,
  entityKey: ({ media }) => keyOf(media),
  toRow: ({ file, bytes }) => ({ file, bytes }),
  describe: () => m.media_outbox_file(),
});

export interface PicturePayload {
  readonly media: string;
  readonly files: PictureValue['files'];
}

export const pictureKind = defineTableKind<'media', PicturePayload>({
  kind: 'picture',
  version: 1,
  table: 'media',
  priority: 60,
  entityKey: ({ media }) => keyOf(media),
  toRow: ({ files }, { id, userId, createdAt }): RowFor<'media'> => ({
    id,
    files: files.map(({ file, width, height }) => ({ file, width, height })),
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: () => m.media_outbox_picture(),
});
