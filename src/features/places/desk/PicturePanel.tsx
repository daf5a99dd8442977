/** Pictures that staff take at a place: during the work and after it. Each is described before anybody else sees it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { usePages } from '../../../hooks/usePages.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { olderPictures, PICTURES_AT_ONCE } from '../data/deskPictureReads.ts';
import { savePlacePictures } from '../data/savePlacePictures.ts';
import type { DeskPictures } from '../data/useDeskPictures.ts';
import { useKeptForm } from '../data/useKeptForm.ts';
import { useReportPictures } from '../data/useReportPictures.ts';
import type { SiteNow } from '../data/useSites.ts';
import type { PictureLine } from '../model/pictureDesk.ts';
import { PicturesField } from '../parts/PicturesField.tsx';
import { pictureGrid } from '../parts/styles.ts';
import { PictureEntry, type PictureEntryProps } from './PictureEntry.tsx';

export interface PicturePanelProps {
  readonly me: string;
  readonly sites: readonly SiteNow[];
  readonly desk: DeskPictures;
}

export function PicturePanel({ me, sites, desk }: PicturePanelProps) {
  const pictures = desk.read.rows ?? [];
  const last = pictures.length < PICTURES_AT_ONCE ? undefined : pictures.at(-1);
  return (
    <Panel title={m.places_pictures_of_places()}>
      <TakePictures me={me} sites={sites} onSaved={desk.refresh} />
      {pictures.length === 0 ? null : (
        <ul aria-label={m.places_pictures_of_places()} className={pictureGrid}>
          {pictures.map((line) => (
            <PictureEntry key={line.id} of={line} desk={desk} me={me} sites={sites} site={line.site_id} />
          ))}
        </ul>
      )}
      {last === undefined ? null : <OlderPictures key={last.id} last={last} desk={desk} me={me} sites={sites} />}
    </Panel>
  );
}

interface OlderProps extends Pick<PictureEntryProps, 'desk' | 'me' | 'sites'> {
  readonly last: PictureLine;
}

/** Asked for on demand, and not kept on this device. */
function OlderPictures({ last, ...entry }: OlderProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Older last={last} {...entry} />;
  return (
    <Button variant="secondary" onClick={() => setAsked(true)} className={css({ marginTop: '4' })}>
      {m.places_pictures_older()}
    </Button>
  );
}

function Older({ last, ...entry }: OlderProps) {
  const pages = usePages(olderPictures, last);
  return (
    <>
      {pages.rows === null ? <Spinner label={m.ui_loading()} /> : null}
      <p aria-live="polite">{pages.problem}</p>
      {pages.rows === null || pages.rows.length === 0 ? null : (
        <ul aria-label={m.places_pictures_older()} className={pictureGrid}>
          {pages.rows.map((line) => (
            <PictureEntry key={line.id} of={line} site={line.site_id} {...entry} />
          ))}
        </ul>
      )}
      {pages.more ? (
        <Button variant="secondary" disabled={pages.busy} onClick={() => void pages.older()}>
          {m.places_pictures_older()}
        </Button>
      ) : null}
    </>
  );
}

interface TakeProps extends Pick<PicturePanelProps, 'me' | 'sites'> {
  readonly onSaved: () => Promise<void>;
}

function TakePictures({ me, sites, onSaved }: TakeProps) {
  const taken = useReportPictures('places-desk', 'site');
  const form = useKeptForm('places-desk', () => ({ site: '' }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState(false);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const site = chosen ?? form.initial?.site ?? '';
  function choose(id: string) {
    setChosen(id);
    form.keep({ site: id });
  }
  async function save() {
    setAsked(true);
    if (site === '' || taken.pictures.length === 0) return;
    if (!(await kept(() => savePlacePictures(me, site, taken, form.key)))) return;
    setChosen('');
    setAsked(false);
    setSaved(true);
    void onSaved();
  }
  return (
    <div className={css({ display: 'grid', gap: '4', maxWidth: 'text' })}>
      <SelectField
        label={m.places_step_site()}
        placeholder={m.places_site_missing()}
        options={sites.map(({ id, site: one }) => ({ value: id, label: one.title.en ?? one.title.es ?? one.slug }))}
        value={site}
        error={asked && site === '' ? m.places_site_missing() : null}
        onChange={(event) => choose(event.target.value)}
      />
      <PicturesField of={taken} />
      {taken.pictures.length === 0 ? null : (
        <div>
          <Button busy={busy ? m.ui_saving() : false} onClick={() => void save()}>
            {m.places_pictures_save()}
          </Button>
        </div>
      )}
      <p aria-live="polite">{saved && taken.pictures.length === 0 ? m.places_pictures_saved() : null}</p>
    </div>
  );
}
