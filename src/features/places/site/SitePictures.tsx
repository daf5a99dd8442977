/** A place before, during and after: its pictures beside each other, or the first and the last of them under a slider. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { pictureUrl } from '../../../hooks/pictureUrl.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { shownPicturesRead, type ShownPicture } from '../data/pictureReads.ts';
import { PHASES } from '../model/pictureKinds.ts';
import { phaseWords } from '../parts/phases.ts';
import { pictureGrid } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

export function SitePictures({ site }: { readonly site: string }) {
  const { rows } = useRead(shownPicturesRead);
  const [slid, setSlid] = useState(false);
  const mine = (rows ?? []).filter((one) => one.site === site);
  if (mine.length === 0) return null;
  const before = mine.find(({ phase }) => phase === 'before');
  const after = mine.findLast(({ phase }) => phase === 'after');
  const both = before !== undefined && after !== undefined ? { before, after } : null;
  return (
    <Panel title={m.places_pictures()}>
      {both === null ? null : (
        <fieldset
          aria-label={m.places_pictures_view()}
          className={css({ display: { base: 'flex', _noscript: 'none' }, flexWrap: 'wrap', gap: '2' })}
        >
          <Button variant={slid ? 'secondary' : 'quiet'} aria-pressed={!slid} onClick={() => setSlid(false)}>
            {m.places_pictures_beside()}
          </Button>
          <Button variant={slid ? 'quiet' : 'secondary'} aria-pressed={slid} onClick={() => setSlid(true)}>
            {m.places_pictures_slid()}
          </Button>
        </fieldset>
      )}
      {slid && both !== null ? (
        <BeforeAfter {...both} />
      ) : (
        <ul aria-label={m.places_pictures()} className={pictureGrid}>
          {PHASES.flatMap((phase) => mine.filter((one) => one.phase === phase)).map((one) => (
            <li key={one.id}>
              <OnePicture of={one} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OnePicture({ of }: { readonly of: ShownPicture }) {
  const locale = useLocale();
  return (
    <figure>
      <img
        src={pictureUrl(of.file)}
        width={of.width}
        height={of.height}
        alt={locale === 'es' ? of.alt_es : of.alt_en}
        loading="lazy"
        decoding="async"
        className={css({ display: 'block', width: 'full', height: 'auto' })}
      />
      <figcaption className={css({ textStyle: 'small', marginTop: '1' })}>
        <strong>{phaseWords[of.phase]()}</strong> · {dayWords(of.on)}
      </figcaption>
    </figure>
  );
}
