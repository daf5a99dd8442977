/** What stands near where a report is about, with a picture and how far: from what this device keeps, so in a dead spot too. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { pictureUrl } from '../../../hooks/pictureUrl.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { useOwnReports } from '../data/ownReports.ts';
import { shownPicturesRead } from '../data/pictureReads.ts';
import { useSites } from '../data/useSites.ts';
import { nearbyOwn } from '../model/nearOwn.ts';
import { spotOf } from '../model/spot.ts';
import { nearby } from './nearby.ts';
import { SaidText } from './SaidText.tsx';
import { facts, link, quiet } from './styles.ts';
import { distanceWords, stageWords } from './words.ts';

export interface NearReportProps {
  readonly address: string;
  readonly pin: string;
  /** The end of its draft's name. */
  readonly draft: string;
}

export function NearReport({ address, pin, draft }: NearReportProps) {
  const { sites } = useSites();
  const { rows } = useRead(shownPicturesRead);
  const locale = useLocale();
  const spot = spotOf(pin);
  const where = { latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null, address: address || null };
  const near = nearby(where, sites ?? []);
  const own = nearbyOwn(where, useOwnReports(draft));
  return (
    <div aria-live="polite">
      {near.length === 0 ? null : (
        <fieldset className={css({ minWidth: '0' })}>
          <legend className={css({ fontWeight: 'bold' })}>{m.places_near_report()}</legend>
          <ul className={css({ display: 'grid', gap: '3', marginTop: '2' })}>
            {near.map(({ of: { id, site, stage }, away }) => {
              const picture = rows?.findLast((one) => one.site === id);
              return (
                <li key={id} className={css({ display: 'flex', gap: '3', alignItems: 'center', minWidth: '0' })}>
                  {picture === undefined ? null : (
                    <img
                      src={pictureUrl(picture.file)}
                      alt={locale === 'es' ? picture.alt_es : picture.alt_en}
                      width={picture.width}
                      height={picture.height}
                      loading="lazy"
                      className={css({ width: '6rem', height: '4.5rem', objectFit: 'cover', flexShrink: '0' })}
                    />
                  )}
                  <div className={css({ minWidth: '0' })}>
                    <a href={localHref(`/revitalization/${site.slug}`)} className={link}>
                      <SaidText of={site.title} />
                    </a>
                    <p className={facts}>
                      {away === null ? null : <strong>{distanceWords(away)}</strong>}
                      <span>{stageWords[stage]()}</span>
                      <span>{site.place}</span>
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
      {own.length === 0 ? null : (
        <fieldset className={css({ minWidth: '0', marginTop: '3' })}>
          <legend className={css({ fontWeight: 'bold' })}>{m.places_near_own()}</legend>
          <ul className={css({ display: 'grid', gap: '2', marginTop: '2', overflowWrap: 'anywhere' })}>
            {own.map(({ id, text, saved }) => (
              <li key={id}>
                <span>{text || m.places_begun_wordless()}</span>{' '}
                <span className={quiet}>{saved ? m.places_mine_saved() : m.places_near_begun()}</span>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </div>
  );
}
