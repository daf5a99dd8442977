/** How what becomes of a sign travels: a fact, its picture after it, and a move of stock. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { SignAction } from './state.ts';
import { actionWords } from './words.ts';

/** All facts of one request go in order: the picture must find its fact. */
const keyOf = (request: string) => `sign:${request}`;

export interface SignEventPayload {
  readonly request: string;
  readonly action: SignAction;
  /** Where the phone stood, or the spot chosen on the map. */
  readonly place: { readonly latitude: number; readonly longitude: number; readonly accuracy: number | null } | null;
  readonly note: string | null;
  readonly supersedes: string | null;
  readonly device: string;
  /** The address, for the person's own list of what waits. */
  readonly where: string;
}

export const signEventKind = defineTableKind<'sign_events', SignEventPayload>({
  kind: 'sign-event',
  version: 1,
  table: 'sign_events',
  entityKey: ({ request }) => keyOf(request),
  toRow: (payload, { id, userId, createdAt }): RowFor<'sign_events'> => ({
    id,
    request_id: payload.request,
    action: payload.action,
    latitude: payload.place?.latitude ?? null,
    longitude: payload.place?.longitude ?? null,
    accuracy_m: payload.place?.accuracy ?? null,
    note: payload.note,
    supersedes: payload.supersedes,
    device: payload.device,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ where, action }) => m.signs_outbox_event({ where, action: actionWords[action]() }),
});

export interface SignPhotoPayload {
  readonly request: string;
  readonly event: string;
  /** A JPEG in base64, drawn anew on this device. */
  readonly picture: string;
  readonly where: string;
}

export const signPhotoKind = defineTableKind<'sign_photos', SignPhotoPayload>({
  kind: 'sign-photo',
  version: 1,
  table: 'sign_photos',
  // Large: what is small goes first.
  priority: 60,
  entityKey: ({ request }) => keyOf(request),
  toRow: (payload, { id, userId, createdAt }): RowFor<'sign_photos'> => ({
    id,
    event_id: payload.event,
    picture: payload.picture,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ where }) => m.signs_outbox_photo({ where }),
});

export const STOCK_REASONS = ['bought', 'taken_along', 'brought_back', 'lost'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export interface StockMovePayload {
  readonly place: string;
  /** How many, counted up from one. */
  readonly count: number;
  readonly reason: StockReason;
}

const leaves = (reason: StockReason) => reason === 'taken_along' || reason === 'lost';

export const stockMoveKind = defineTableKind<'sign_stock_moves', StockMovePayload>({
  kind: 'sign-stock',
  version: 1,
  table: 'sign_stock_moves',
  toRow: ({ place, count, reason }, { id, userId, createdAt }): RowFor<'sign_stock_moves'> => ({
    id,
    place,
    delta: leaves(reason) ? -count : count,
    reason,
    note: null,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ place, count }) => m.signs_outbox_stock({ count: String(count), place }),
});
