/** What was wrong on a place's page and is put right: how it travels, and which fields a form has changed. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import { entryOf, type Entry } from '../../../core/outbox/api.ts';
import { m } from '../../../messages/messages.js';
import { KEY, reportActKind, type ReportAct } from './deskKinds.ts';
import { FIELDS, type Field } from './field.ts';
import { spotText } from './spot.ts';

/** What stands on a page, field by field, as corrections quote it; null: nothing. */
export type Said = Readonly<Record<Field, string | null>>;

export interface Correction {
  readonly site: string;
  readonly field: Field;
  readonly was: string | null;
  readonly now: string | null;
  /** What stood there must not be repeated. */
  readonly hushed: boolean;
  readonly reasonEn: string | null;
  readonly reasonEs: string | null;
  /** The report that said so. */
  readonly report: string | null;
  /** As the place is called, for the person's own list of what waits. */
  readonly place: string;
}

export const correctionKind = defineTableKind<'site_corrections', Correction>({
  kind: 'site-correction',
  version: 1,
  table: 'site_corrections',
  entityKey: () => KEY,
  toRow: ({ site, field, was, now, hushed, reasonEn, reasonEs, report }, { id, userId, createdAt }) =>
    ({
      id,
      site_id: site,
      field,
      was,
      now,
      was_told: !hushed,
      reason_en: reasonEn,
      reason_es: reasonEs,
      report_id: report,
      user_id: userId,
      client_created_at: createdAt,
    }) satisfies RowFor<'site_corrections'>,
  describe: ({ place }) => m.places_did_correct({ place }),
});

export interface Righting {
  readonly site: string;
  readonly changes: readonly (Omit<Correction, 'site'> & { readonly id: string })[];
  /** What its report is answered. null: nobody reported it. */
  readonly act: { readonly id: string; readonly said: ReportAct } | null;
}

export const rightingEntries = ({ site, changes, act }: Righting): readonly Entry[] => [
  ...changes.map(({ id, ...change }) => entryOf(correctionKind, id, { ...change, site })),
  ...(act === null ? [] : [entryOf(reportActKind, act.id, act.said)]),
];

/** The fields that say something else by now. */
export const changedIn = (was: Said, now: Said): readonly Field[] =>
  FIELDS.filter((field) => was[field] !== now[field]);

/** A place as the database has it. */
export interface SiteRow {
  readonly id: string;
  readonly kind: string;
  readonly title_en: string | null;
  readonly title_es: string | null;
  readonly about_en: string | null;
  readonly about_es: string | null;
  readonly place: string;
  readonly ward: number | null;
  readonly commitment_id: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * What stands there as far as this device knows: private.site_says has the same words for the pin.
 * @param own put right here and not on the server's list yet, in the order in which it was saved: the second one quotes the first.
 */
export function saidNow(site: SiteRow, own: readonly Pick<Correction, 'site' | 'field' | 'now'>[]): Said {
  const { kind, title_en, title_es, about_en, about_es, place, ward, commitment_id: commitment } = site;
  const said = { kind, title_en, title_es, about_en, about_es, place, commitment };
  const changed = own.filter((one) => one.site === site.id).map(({ field, now }) => [field, now] as const);
  return {
    ...said,
    ward: ward === null ? null : String(ward),
    pin: spotText(site),
    ...Object.fromEntries(changed),
  };
}
