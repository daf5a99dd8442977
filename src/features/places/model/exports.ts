/** Places as files: for a map (GeoJSON, RFC 7946), for a spreadsheet, and under the names of Open311 (GeoReport v2), which cities' own programs read. */
import { saidIn } from '../../../core/content/said.ts';
import { toCsv } from '../../../core/csv.ts';
import type { Locale } from '../../../core/locale.ts';
import { standingOf, type Site, type Stage } from './site.ts';

/** What Open311 knows of a request: it is open, or it is closed. */
const isClosed = (stage: Stage) => stage === 'done' || stage === 'stopped';

const plain = (site: Site, locale: Locale) => {
  const { stage, since, checkedOn, costCents, changedOn } = standingOf(site);
  const newest = site.story.at(-1);
  return {
    slug: site.slug,
    kind: site.kind,
    title: saidIn(site.title, locale).text,
    place: site.place,
    ward: site.ward,
    stage,
    since,
    checked_on: checkedOn,
    cost_cents: costCents,
    changed_on: changedOn,
    commitment: site.commitment,
    plan: saidIn(site.plan, locale).text,
    source: saidIn(newest?.source, locale).text,
    source_url: newest?.link ?? null,
  };
};

export function toGeoJson(sites: readonly Site[], locale: Locale): string {
  const features = sites.map((site) => ({
    type: 'Feature',
    id: site.slug,
    geometry: { type: 'Point', coordinates: site.at },
    properties: plain(site, locale),
  }));
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 1);
}

export function sitesCsv(sites: readonly Site[], locale: Locale): string {
  const rows = sites.map((site) => ({ ...plain(site, locale), latitude: site.at[1], longitude: site.at[0] }));
  const [first] = rows;
  const names = first ? Object.keys(first) : [];
  return toCsv(
    names,
    rows.map((row) => Object.values(row)),
  );
}

/** Where a place and its pictures are on the web. */
export interface Addresses {
  readonly pageOf: (slug: string) => string;
  /** The newest picture of a place that everybody sees; null where there is none. */
  readonly pictureOf: (site: string) => string | null;
}

export function toOpen311(sites: readonly Site[], locale: Locale, { pageOf, pictureOf }: Addresses): string {
  const requests = sites.map((site) => {
    const { stage, changedOn } = standingOf(site);
    return {
      service_request_id: site.id,
      status: isClosed(stage) ? 'closed' : 'open',
      status_notes: stage,
      service_name: site.kind,
      service_code: site.kind,
      description: [site.title, site.about].map((text) => saidIn(text, locale).text).join('. '),
      requested_datetime: `${site.story[0]?.on ?? changedOn}T00:00:00Z`,
      updated_datetime: `${changedOn}T00:00:00Z`,
      address: site.place,
      lat: site.at[1],
      long: site.at[0],
      media_url: pictureOf(site.id),
      // Not a field of theirs: where the story and its sources stand.
      extended_attributes: { page: pageOf(site.slug), ward: site.ward },
    };
  });
  return JSON.stringify(requests, null, 1);
}
