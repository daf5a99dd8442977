/** How a reported place travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';
import type { Kind } from './site.ts';
import type { Here, Spot } from './spot.ts';

export interface ReportPayload extends FormPayload {
  readonly kind: Kind;
  readonly text: string;
  /** Somebody could get hurt. */
  readonly danger: boolean;
  readonly address: string | null;
  /** Where the thing is. */
  readonly pin: Spot | null;
  /** Where whoever reports it stood, which is another place. */
  readonly here: Here | null;
  /** The place on whose page something is wrong, by its id. */
  readonly about?: string | null;
}

/** Code points of a report that its one-line description quotes. */
const QUOTED = 60;

export const reportKind = defineTableKind<'site_reports', ReportPayload>({
  kind: 'site-report',
  version: 1,
  table: 'site_reports',
  toRow: (payload, { id, userId, createdAt }): RowFor<'site_reports'> => ({
    id,
    kind: payload.kind,
    text: payload.text,
    danger: payload.danger,
    address: payload.address,
    latitude: payload.pin?.latitude ?? null,
    longitude: payload.pin?.longitude ?? null,
    from_latitude: payload.here?.latitude ?? null,
    from_longitude: payload.here?.longitude ?? null,
    from_accuracy_m: payload.here?.accuracy ?? null,
    about_id: payload.about ?? null,
    user_id: userId,
    client_created_at: createdAt,
    ...filledInColumns(payload),
  }),
  describe({ text }) {
    const signs = [...text.replaceAll(/\s+/g, ' ')];
    const quote = signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('').trimEnd()}…` : signs.join('');
    return m.places_report_line({ text: quote });
  },
});
