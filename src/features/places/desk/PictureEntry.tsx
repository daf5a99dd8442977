/** One picture on the desk: looked at, described and shown on a place's page, kept off it, or erased for good; and what two decided otherwise. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { moment, townDay } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { savePictureAct, type DeskPictures } from '../data/useDeskPictures.ts';
import type { SiteNow } from '../data/useSites.ts';
import type { PictureDeed, PictureLine } from '../model/pictureDesk.ts';
import type { PictureAct } from '../model/pictureKinds.ts';
import { phaseWords } from '../parts/phases.ts';
import { SentPicture } from '../parts/SentPicture.tsx';
import { facts } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';
import { ShowForm } from './ShowForm.tsx';

export interface PictureEntryProps {
  readonly of: PictureLine;
  readonly desk: DeskPictures;
  readonly me: string;
  readonly sites: readonly SiteNow[];
  /** Where it would be shown first of all. */
  readonly site: string | null;
}

const captionOf = ({ state, phase, taken_on }: PictureLine): string =>
  state === 'shown' && phase !== null && taken_on !== null
    ? `${phaseWords[phase]()} · ${dayWords(taken_on)}`
    : state === 'kept_off'
      ? m.places_did_keep_off()
      : m.places_picture_waits();

const ownWords = { saved: m.places_saved_here, sent: m.places_sent, refused: m.places_refused } as const;

export function PictureEntry({ of, desk, me, sites, site }: PictureEntryProps) {
  const { line, own, rivals } = desk.now(of);
  const change = useChange(desk.refresh);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const [asking, setAsking] = useState<'show' | 'erase' | null>(null);
  const decide = async (show: PictureAct['show'], draft?: string) => {
    // By what this device decided before, too: the second decision of one person follows their first.
    const act = { picture: line.id, seen: line.head, show };
    const done = await kept(() => savePictureAct(me, act, draft === undefined ? {} : { draft }));
    if (done) setAsking(null);
  };
  return (
    <li
      data-picture={line.id}
      className={css({ display: 'grid', gap: '2', justifyItems: 'start', alignContent: 'start', minWidth: '0' })}
    >
      <SentPicture id={line.id} caption={captionOf(line)} />
      {own === null && !line.contested ? null : (
        <p className={facts}>
          {line.contested ? <Tag loud>{m.places_contested()}</Tag> : null}
          {own === null ? null : <Tag loud={own === 'refused'}>{ownWords[own]()}</Tag>}
        </p>
      )}
      {rivals.length === 0 ? null : <Rivals of={rivals} />}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="secondary" disabled={busy} onClick={() => setAsking('show')}>
          {line.state === 'shown' ? m.places_do_describe() : m.places_do_show()}
        </Button>
        {line.state === 'kept_off' && !line.contested ? null : (
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
            picture={line.id}
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

/** What stands is on the picture; this is what somebody else wanted. Whoever decides now has seen both. */
function Rivals({ of }: { readonly of: readonly PictureDeed[] }) {
  return (
    <div role="note" aria-label={m.places_contested()} className={css({ textStyle: 'small', maxWidth: 'text' })}>
      <p>{m.places_picture_rivals()}</p>
      <ul>
        {of.map(({ id, action, phase, taken_on: day, by_name: who, at }) => (
          <li key={id}>
            {[
              action === 'keep_off' ? m.places_did_keep_off() : m.places_did_show(),
              phase === null ? '' : phaseWords[phase](),
              day === null ? '' : dayWords(day),
              who ?? m.places_somebody(),
              moment(Date.parse(at)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
