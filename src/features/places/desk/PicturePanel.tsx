/** Pictures that staff take at a place: during the work and after it. Each is described before anybody else sees it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { savePlacePicture, type DeskPictures } from '../data/useDeskPictures.ts';
import type { SiteNow } from '../data/useSites.ts';
import { MOST_PICTURES, type TakenPicture } from '../model/pictureKinds.ts';
import { PicturesField } from '../parts/PicturesField.tsx';
import { pictureGrid } from '../parts/styles.ts';
import { PictureEntry } from './PictureEntry.tsx';

export interface PicturePanelProps {
  readonly me: string;
  readonly sites: readonly SiteNow[];
  readonly desk: DeskPictures;
}

export function PicturePanel({ me, sites, desk: { pictures, read } }: PicturePanelProps) {
  const [taken, setTaken] = useState<readonly TakenPicture[]>([]);
  const [site, setSite] = useState('');
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState(false);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const change = (id: string, to: TakenPicture | null) =>
    setTaken((now) => now.flatMap((one) => (one.id === id ? (to === null ? [] : [to]) : [one])));

  async function save() {
    setAsked(true);
    if (site === '' || taken.length === 0) return;
    const done = await kept(() => Promise.all(taken.map((one) => savePlacePicture(me, site, one))));
    if (!done) return;
    setTaken([]);
    setAsked(false);
    setSaved(true);
    void read.refresh();
  }
  const ofPlaces = pictures.filter(({ line }) => line.site_id !== null);
  return (
    <Panel title={m.places_pictures_of_places()}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: 'text' })}>
        <SelectField
          label={m.places_step_site()}
          placeholder={m.places_site_missing()}
          options={sites.map(({ id, site: one }) => ({ value: id, label: one.title.en ?? one.title.es ?? one.slug }))}
          value={site}
          error={asked && site === '' ? m.places_site_missing() : null}
          onChange={(event) => setSite(event.target.value)}
        />
        <PicturesField
          of={{
            pictures: taken,
            room: MOST_PICTURES - taken.length,
            add: (one) => setTaken((now) => [...now, one]),
            change,
          }}
        />
        {taken.length === 0 ? null : (
          <div>
            <Button busy={busy ? m.ui_saving() : false} onClick={() => void save()}>
              {m.places_pictures_save()}
            </Button>
          </div>
        )}
        <p aria-live="polite">{saved && taken.length === 0 ? m.places_pictures_saved() : null}</p>
      </div>
      {ofPlaces.length === 0 ? null : (
        <ul aria-label={m.places_pictures_of_places()} className={pictureGrid}>
          {ofPlaces.map((one) => (
            <PictureEntry
              key={one.line.id}
              of={one}
              me={me}
              sites={sites}
              site={one.line.site_id}
              refresh={read.refresh}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
