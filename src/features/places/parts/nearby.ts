/** Which places a report may be about: those within a short walk of its pin, or at its very address. */
import type { SiteNow } from '../data/useSites.ts';
import { isAt, MOST_NEAR, plain, WALK_M, type Whereabouts } from '../model/nearOwn.ts';
import { metres } from '../model/spot.ts';

export interface Near {
  readonly of: SiteNow;
  /** Metres; null where the report has no pin. */
  readonly away: number | null;
}

export function nearby({ latitude, longitude, address }: Whereabouts, sites: readonly SiteNow[]): readonly Near[] {
  const said = address === null ? null : plain(address);
  return sites
    .map((of): Near => {
      const at = { latitude: of.site.at[1], longitude: of.site.at[0] };
      return { of, away: latitude === null || longitude === null ? null : metres({ latitude, longitude }, at) };
    })
    .filter(({ of, away }) => (away !== null && away <= WALK_M) || isAt(said, of.site.place))
    .toSorted((a, b) => (a.away ?? 0) - (b.away ?? 0))
    .slice(0, MOST_NEAR);
}
