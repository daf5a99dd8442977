/** How pictures of places travel, and what staff decide about them: which is shown, where, and what it says to whoever cannot see it. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { m } from '../../../messages/messages.js';
import { KEY } from './deskKinds.ts';

/** Of one report; the database says the same. */
export const MOST_PICTURES = 4;

export interface TakenPicture {
  readonly id: string;
  /** A JPEG in base64, drawn anew on this device. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

export interface SitePicturePayload extends Omit<TakenPicture, 'id'> {
  /** One of the two: the report it came with, or the place that staff took it at. */
  readonly report: string | null;
  readonly site: string | null;
}

export const sitePictureKind = defineTableKind<'site_pictures', SitePicturePayload>({
  kind: 'site-picture',
  version: 1,
  table: 'site_pictures',
  // Large: what is small goes first, the report itself too.
  priority: 60,
  toRow: ({ report, site, picture, width, height }, { id, userId, createdAt }): RowFor<'site_pictures'> => ({
    id,
    report_id: report,
    site_id: site,
    picture,
    width,
    height,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: () => m.places_picture_line(),
});

export const PHASES = ['before', 'during', 'after'] as const;
export type Phase = (typeof PHASES)[number];

export interface PictureAct {
  readonly picture: string;
  /** The decision that counted on the screen. */
  readonly seen: string | null;
  /** null: it is kept off. */
  readonly show: {
    readonly site: string;
    readonly phase: Phase;
    /** YYYY-MM-DD. */
    readonly on: string;
    readonly altEn: string;
    readonly altEs: string;
  } | null;
}

export const pictureActKind = defineTableKind<'site_picture_acts', PictureAct>({
  kind: 'site-picture-act',
  version: 1,
  table: 'site_picture_acts',
  // After the place that it is to be shown at.
  entityKey: () => KEY,
  toRow: ({ picture, seen, show }, { id, userId, createdAt }): RowFor<'site_picture_acts'> => ({
    id,
    picture_id: picture,
    action: show === null ? 'keep_off' : 'show',
    seen,
    site_id: show?.site ?? null,
    phase: show?.phase ?? null,
    taken_on: show?.on ?? null,
    alt_en: show?.altEn ?? null,
    alt_es: show?.altEs ?? null,
    user_id: userId,
    client_created_at: createdAt,
  }),
  describe: ({ show }) => (show === null ? m.places_did_keep_off() : m.places_did_show()),
});
