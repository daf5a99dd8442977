/** How it travels what staff found standing before a place, a reported one or one on the page. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import type { Owner } from './owners.ts';

/** 'not_seen': nobody could look at it. */
export const FOUND = ['as_reported', 'otherwise', 'gone', 'not_seen'] as const;
/** 'settled': whoever answers for places read what was found, and the page is right. */
export const SAID = [...FOUND, 'settled'] as const;
export type Found = (typeof SAID)[number];

export interface Visit {
  /** One of the two. */
  readonly report: string | null;
  /** Not in what was saved before places on the page were looked at. */
  readonly site?: string | null;
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
  settled: m.places_found_settled,
};

/** Of a place on the page. */
export const foundOnPageWords: Readonly<Record<Found, () => string>> = {
  ...foundWords,
  as_reported: m.places_found_as_shown,
};

/** How the entity keys of visits begin. */
export const VISIT_KEYS = 'place-visit:';

export const visitKind = defineTableKind<'site_visits', Visit>({
  kind: 'site-visit',
  version: 1,
  table: 'site_visits',
  // The second one to a place has seen the first.
  entityKey: ({ report, site }) => `${VISIT_KEYS}${report ?? site}`,
  toRow: (
    { report, site = null, found, belongsTo, danger, note, seen },
    { id, userId, createdAt },
  ): RowFor<'site_visits'> => ({
    id,
    report_id: report,
    site_id: site,
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
