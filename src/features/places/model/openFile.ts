/** The places on the page as files for everybody's programs. Needs no packages: an Edge Function makes them, too. */
import { callPath } from '../../../backend/paths.ts';
import type { Localized } from '../../../core/content/fields.ts';
import type { Locale } from '../../../core/locale.ts';
import { toGeoJson } from './exports.ts';
import type { Site, Step } from './site.ts';

export const SITES_FILE = 'sites.json';
export const SITES_GEOJSON = 'sites.geojson';

/** As rpc/live_sites answers; its shape is the database's to keep. */
export interface LiveSite {
  readonly id: string;
  readonly slug: string;
  readonly kind: Site['kind'];
  readonly title_en: string | null;
  readonly title_es: string | null;
  readonly about_en: string | null;
  readonly about_es: string | null;
  readonly plan_en: string | null;
  readonly plan_es: string | null;
  readonly place: string;
  readonly ward: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly commitment: string | null;
  readonly looked_on: string | null;
  readonly story: readonly (Pick<Step, 'id' | 'on' | 'stage' | 'seen'> & {
    readonly en: string | null;
    readonly es: string | null;
    readonly source_en: string | null;
    readonly source_es: string | null;
    readonly source_url: string | null;
    readonly cost_cents: number | null;
  })[];
}

/** @throws Error when they cannot be had, or are not what they should be. */
export async function openSites(ask: (query: string) => Promise<Response>): Promise<readonly LiveSite[]> {
  const answer = await ask(callPath('live_sites'));
  if (!answer.ok) throw new Error(`The places were not given: ${answer.status}.`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows) || !rows.every(isSite)) throw new TypeError('The places are none.');
  return rows;
}

function isSite(row: unknown): row is LiveSite {
  if (typeof row !== 'object' || row === null) return false;
  const { id, slug, latitude, longitude, story } = row as Readonly<Record<string, unknown>>; // an object
  const texts = [id, slug].every((part) => typeof part === 'string');
  return texts && [latitude, longitude].every((part) => typeof part === 'number') && Array.isArray(story);
}

const said = (en: string | null, es: string | null): Localized => ({ ...(en && { en }), ...(es && { es }) });

const plain = (row: LiveSite): Site => ({
  ...row,
  title: said(row.title_en, row.title_es),
  about: said(row.about_en, row.about_es),
  plan: said(row.plan_en, row.plan_es),
  at: [row.longitude, row.latitude],
  joined: [],
  corrections: [],
  wordings: [],
  before: null,
  lookedOn: row.looked_on,
  doubtedOn: null,
  freshDays: 0,
  story: row.story.map((step) => ({
    ...step,
    text: said(step.en, step.es),
    source: said(step.source_en, step.source_es),
    link: step.source_url,
    costCents: step.cost_cents,
  })),
});

export const openGeoJson = (rows: readonly LiveSite[], locale: Locale): string => toGeoJson(rows.map(plain), locale);
