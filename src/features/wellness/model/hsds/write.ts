/** Services as Open Referral's HSDS 3.2 has them (openreferral/specification, schema/service.json). Needs no packages: an Edge Function has none. */
import { HSDS_TAXONOMY, HSDS_WORDS } from '../../../../campaign/hsds.ts';
import type { Localized } from '../../../../core/content/fields.ts';
import type { Locale } from '../../../../core/locale.ts';
import type { ServiceBody } from '../serviceContent.ts';
import { derivedId } from './derivedId.ts';
import { rruleOf } from './rrule.ts';

/** The version of HSDS that this writes and reads. */
export const HSDS = '3.2';

export const TAXONOMY = {
  id: derivedId('hsds', 'taxonomy'),
  ...HSDS_TAXONOMY,
};

export interface HsdsSource {
  readonly id: string;
  readonly body: ServiceBody;
  /** ISO timestamp of this wording. */
  readonly live_since: string;
  /** YYYY-MM-DD: since when it was checked. */
  readonly checked: string;
}
export interface HsdsTown {
  readonly city: string;
  readonly timeZone: string;
  readonly locale: Locale;
}

/** HSDS knows no two languages of one text: this one's, or else the other's. */
const said = (text: Localized | undefined, locale: Locale) => text?.[locale] || text?.en || text?.es || undefined;

function serviceOf({ id, body, live_since, checked }: HsdsSource, town: HsdsTown) {
  const { locale } = town;
  const words = HSDS_WORDS[locale];
  const { closings = [], schedules = [], access = [], address } = body;
  const attribute = (label: string, value: string) => ({
    id: derivedId(id, label, value),
    label,
    value,
    taxonomy_term: {
      id: derivedId(TAXONOMY.id, label, value),
      code: `${label}:${value}`,
      name: value,
      description: `${label}: ${value}`,
      taxonomy_id: TAXONOMY.id,
    },
  });
  const isPlaced = body.confidential !== true && address !== undefined;
  return {
    id,
    name: said(body.name, locale),
    description: said(body.text, locale),
    status: 'active',
    ...(body.website && { url: body.website }),
    ...(body.languages.includes('any') && { interpretation_services: words.interpreter }),
    fees_description: [body.cost, said(body.cost_note, locale)].filter(Boolean).join('. '),
    ...(body.eligibility && { eligibility_description: said(body.eligibility, locale) }),
    assured_date: checked,
    last_modified: live_since,
    // HSDS has no days on which a schedule does not hold.
    ...(closings.length > 0 && {
      alert: closings.map(({ from, until, reason }) => words.closed(from, until, said(reason, locale))).join(' '),
    }),
    organization: { id: derivedId('provider', body.provider), name: body.provider, description: '' },
    phones: body.phones.map(({ id: one, phone, label }) => ({
      id: one,
      number: phone,
      type: 'voice',
      ...(label && { description: said(label, locale) }),
    })),
    languages: body.languages
      .filter((code) => code !== 'any')
      .map((code) => ({ id: derivedId(id, 'language', code), name: words.languages[code], code })),
    schedules: schedules.map((schedule) => ({
      id: schedule.id,
      ...rruleOf(schedule),
      ...(schedule.label && { description: said(schedule.label, locale) }),
      // An offset would be wrong for half of the year.
      notes: words.hours(town.timeZone, schedule.holidays === true),
      ...(schedule.holidays === true && {
        attributes: [{ ...attribute('open_on_holidays', 'true'), id: derivedId(schedule.id, 'holidays') }],
      }),
    })),
    service_at_locations: isPlaced
      ? [
          {
            id: derivedId(id, 'at'),
            location: {
              id: derivedId(id, 'location'),
              location_type: 'physical',
              name: body.provider,
              ...(body.directions && { transportation: said(body.directions, locale) }),
              addresses: [
                {
                  id: derivedId(id, 'address'),
                  address_1: address,
                  city: town.city,
                  // Not known here, and HSDS demands them.
                  state_province: '',
                  postal_code: '',
                  country: 'US',
                  address_type: 'physical',
                },
              ],
              accessibility: access.map((way) => ({ id: derivedId(id, 'access', way), description: way })),
            },
          },
        ]
      : [],
    attributes: [
      attribute('need', body.need),
      attribute('cost', body.cost),
      ...access.map((way) => attribute('access', way)),
      ...(body.languages.includes('any') ? [attribute('interpreter', 'true')] : []),
      ...(body.confidential === true ? [attribute('confidential', 'true')] : []),
    ],
  };
}

/** One page with all of them, as HSDS's API gives `/services`. */
export const hsdsPage = (services: readonly HsdsSource[], town: HsdsTown) => ({
  total_items: services.length,
  total_pages: 1,
  page_number: 1,
  size: services.length,
  first_page: true,
  last_page: true,
  empty: services.length === 0,
  contents: services.map((one) => serviceOf(one, town)),
});

export type HsdsPage = ReturnType<typeof hsdsPage>;
