/** One picture on the desk: looked at, described and shown on a place's page, kept off it, or erased for good. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { drawingRead, type PictureLine } from '../data/pictureReads.ts';
import { savePictureAct, type DeskPicture } from '../data/useDeskPictures.ts';
import type { SiteNow } from '../data/useSites.ts';
import type { PictureAct } from '../model/pictureKinds.ts';
import { phaseWords } from '../parts/phases.ts';
import { facts } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';
import { ShowForm } from './ShowForm.tsx';

export interface PictureEntryProps {
  readonly of: DeskPicture;
  readonly me: string;
  readonly sites: readonly SiteNow[];
  /** Where it would be shown first of all. */
  readonly site: string | null;
  readonly refresh: () => Promise<unknown>;
}

const captionOf = ({ state, phase, taken_on }: PictureLine): string =>
  state === 'shown' && phase !== null && taken_on !== null
    ? `${phaseWords[phase]()} · ${dayWords(taken_on)}`
    : state === 'kept_off'
      ? m.places_did_keep_off()
      : m.places_picture_waits();

export function PictureEntry({ of: { line, own }, me, sites, site, refresh }: PictureEntryProps) {
  const drawing = useStaffRead(drawingRead(line.id));
  const change = useChange(refresh);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const [asking, setAsking] = useState<'show' | 'erase' | null>(null);
  const decide = async (show: PictureAct['show']) => {
    const done = await kept(() => savePictureAct(me, { picture: line.id, seen: line.head, show }));
    if (done) setAsking(null);
  };
  const [picture] = drawing.rows ?? [];
  return (
    <li
      data-picture={line.id}
      className={css({ display: 'grid', gap: '2', justifyItems: 'start', alignContent: 'start', minWidth: '0' })}
    >
      {picture === undefined ? (
        <p>{drawing.trouble === null ? m.ui_loading() : m.places_picture_not_here()}</p>
      ) : (
        <PlainPicture picture={picture.picture} caption={captionOf(line)} />
      )}
      {own === null ? null : (
        <p className={facts}>
          <Tag loud={own === 'refused'}>{own === 'refused' ? m.places_refused() : m.places_saved_here()}</Tag>
        </p>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="secondary" disabled={busy} onClick={() => setAsking('show')}>
          {line.state === 'shown' ? m.places_do_describe() : m.places_do_show()}
        </Button>
        {line.state === 'kept_off' ? null : (
          <Button variant="secondary" disabled={busy} onClick={() => void decide(null)}>
            {m.places_do_keep_off()}
          </Button>
        )}
        <Button variant="ghost" disabled={change.busy} onClick={() => setAsking('erase')}>
          {m.places_do_erase()}
        </Button>
      </div>
      <p aria-live="polite" className={css({ fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      {asking === 'show' ? (
        <Dialog open onClose={() => setAsking(null)} title={m.places_do_show()}>
          <ShowForm
            first={{
              site: line.shown_site ?? site ?? line.site_id ?? '',
              phase: line.phase ?? '',
              on: line.taken_on ?? townDay(Date.parse(line.client_created_at)),
              altEn: line.alt_en ?? '',
              altEs: line.alt_es ?? '',
            }}
            sites={sites}
            busy={busy}
            onClose={() => setAsking(null)}
            onShow={decide}
          />
        </Dialog>
      ) : null}
      {asking === 'erase' ? (
        <ConfirmDialog
          title={m.places_do_erase()}
          text={m.places_erase_more()}
          yes={m.places_erase_yes()}
          no={m.places_erase_no()}
          busy={change.busy ? m.ui_saving() : false}
          onNo={() => setAsking(null)}
          onYes={() =>
            void change.run((api) => api.rpc('erase_site_picture', { picture: line.id })).then(() => setAsking(null))
          }
        />
      ) : null}
    </li>
  );
}
