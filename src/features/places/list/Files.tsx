/** What was found, to take along: for a map, a spreadsheet, and a city's own program. */
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { pictureUrl } from '../../../hooks/pictureUrl.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { shownPicturesNow } from '../data/shownPicturesNow.ts';
import type { SiteNow } from '../data/useSites.ts';
import { sitesCsv, toGeoJson, toOpen311 } from '../model/exports.ts';

export function Files({ found }: { readonly found: readonly SiteNow[] }) {
  const locale = useLocale();
  const sites = found.map(({ site }) => site);
  const pageOf = (slug: string) => campaign.siteUrl + localHref(`/revitalization/${slug}`, locale);
  async function open311() {
    const pictures = await shownPicturesNow();
    const pictureOf = (site: string) => {
      const newest = pictures.findLast((one) => one.site === site);
      return newest === undefined ? null : new URL(pictureUrl(newest.file), campaign.siteUrl).href;
    };
    downloadFile(toOpen311(sites, locale, { pageOf, pictureOf }), 'places-open311.json', json);
  }
  const json = 'application/json';
  const none = sites.length === 0;
  return (
    <fieldset
      aria-label={m.places_files()}
      className={css({
        display: { base: 'flex', _noscript: 'none' },
        flexWrap: 'wrap',
        gap: '2',
        marginTop: '5',
        minWidth: '0',
      })}
    >
      <Button
        variant="secondary"
        disabled={none}
        onClick={() => downloadFile(sitesCsv(sites, locale), 'places.csv', 'text/csv')}
      >
        {m.places_file_csv()}
      </Button>
      <Button
        variant="secondary"
        disabled={none}
        onClick={() => downloadFile(toGeoJson(sites, locale), 'places.geojson', json)}
      >
        {m.places_file_geojson()}
      </Button>
      <Button variant="secondary" disabled={none} onClick={() => void open311()}>
        {m.places_file_open311()}
      </Button>
    </fieldset>
  );
}
