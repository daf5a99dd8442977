/** Which places a report may be about: those within a short walk of its pin, or at its very address. */
import type { SiteNow } from '../data/useSites.ts';
import { metres } from '../model/spot.ts';

const WALK_M = 150;
const MOST = 3;

export interface Near {
  readonly of: SiteNow;
  /** Metres; null where the report has no pin. */
  readonly away: number | null;
}

/** What is known of where a report is. */
export interface Whereabouts {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

export function nearby({ latitude, longitude, address }: Whereabouts, sites: readonly SiteNow[]): readonly Near[] {
  const said = address === null ? null : plain(address);
  return sites
    .map((of): Near => {
      const at = { latitude: of.site.at[1], longitude: of.site.at[0] };
      return { of, away: latitude === null || longitude === null ? null : metres({ latitude, longitude }, at) };
    })
    .filter(({ of, away }) => (away !== null && away <= WALK_M) || (said !== null && plain(of.site.place) === said))
    .toSorted((a, b) => (a.away ?? 0) - (b.away ?? 0))
    .slice(0, MOST);
}
