/** How it travels what staff found standing before a reported place. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Owner } from './owners.ts';

/** 'not_seen': nobody could look at it. */
export const FOUND = ['as_reported', 'otherwise', 'gone', 'not_seen'] as const;
export type Found = (typeof FOUND)[number];

export interface Visit {
  readonly report: string;
  readonly found: Found;
  /** Whose it looks to be; null: nobody could tell. */
  readonly belongsTo: Owner | null;
  /** Somebody could get hurt, as it stands there. */
  readonly danger: boolean;
  /** For staff alone. */
  readonly note: string | null;
  /** The visit that counted on the screen. */
  readonly seen: string | null;
}

export const foundWords: Readonly<Record<Found, () => string>> = {
  as_reported: m.places_found_as_reported,
  otherwise: m.places_found_otherwise,
  gone: m.places_found_gone,
  not_seen: m.places_found_not_seen,
};

export const visitKind = defineTableKind<'site_visits', Visit>({
  kind: 'site-visit',
  version: 1,
  table: 'site_visits',
  // The second one to a place has seen the first.
  entityKey: ({ report }) => `place-visit:${report}`,
  toRow: ({ report, found, belongsTo, danger, note, seen }, { id, userId, createdAt }): RowFor<'site_visits'> => ({
    id,
    report_id: report,
    found,
    belongs_to: belongsTo,
    danger,
    note,
    seen,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ found }) => m.places_visit_line({ found: foundWords[found]() }),
});
