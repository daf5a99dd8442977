/** One report on the desk: what was written, where it is beside what stands there already, who decided what, and what can be done now. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { saveAct } from '../data/saveDesk.ts';
import type { KnownSite } from '../data/allSites.ts';
import { visitThatCounts, type ReportLine } from '../data/deskRead.ts';
import type { DeskLine } from '../data/useDesk.ts';
import type { DeskPictures } from '../data/useDeskPictures.ts';
import type { SiteNow } from '../data/useSites.ts';
import { NOTHING_SAID, type Action, type ReportAct } from '../model/deskKinds.ts';
import { metres } from '../model/spot.ts';
import type { CommitmentName } from '../parts/PlaceFields.tsx';
import { SaidText } from '../parts/SaidText.tsx';
import { nearby, type Near } from '../parts/nearby.ts';
import { facts, line as lineStyle, name, pictureGrid, quiet } from '../parts/styles.ts';
import { VisitLines } from '../parts/VisitLines.tsx';
import { distanceWords, kindWords, ownerWords } from '../parts/words.ts';
import { DeclineForm } from './DeclineForm.tsx';
import { NotOursForm } from './NotOursForm.tsx';
import { PictureEntry } from './PictureEntry.tsx';
import { PlaceForm } from './PlaceForm.tsx';

export const actionWords: Readonly<Record<Action, () => string>> = {
  put: m.places_did_put,
  not_ours: m.places_did_not_ours,
  decline: m.places_did_decline,
  reopen: m.places_did_reopen,
};

export interface ReportEntryProps {
  readonly of: DeskLine;
  readonly me: string;
  readonly sites: readonly SiteNow[];
  readonly desk: DeskPictures;
  readonly commitments: readonly CommitmentName[];
  /** Every place, shown or not. */
  readonly all: readonly KnownSite[];
  /** What is wrong on a place's page is to be put right. */
  readonly onCorrect: (what: { readonly site: KnownSite; readonly report: ReportLine }) => void;
}

type Asking = 'place' | 'not_ours' | 'decline';
const TITLES: Readonly<Record<Asking, () => string>> = {
  place: m.places_do_place,
  not_ours: m.places_do_not_ours,
  decline: m.places_do_decline,
};
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export function ReportEntry({ of: { line, own }, me, sites, desk, commitments, all, onCorrect }: ReportEntryProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const pin =
    line.latitude === null || line.longitude === null ? null : { latitude: line.latitude, longitude: line.longitude };
  const stood =
    line.from_latitude === null || line.from_longitude === null
      ? null
      : { latitude: line.from_latitude, longitude: line.from_longitude };
  const about = sites.find(({ id }) => id === line.about) ?? null;
  const wrong = all.find(({ id }) => id === line.about) ?? null;
  const others = nearby(line, sites).filter(({ of: { id } }) => id !== about?.id);
  const near: readonly Near[] = about === null ? others : [{ of: about, away: null }, ...others];
  const site = sites.find(({ id }) => id === line.site) ?? null;
  const decide = async (said: Partial<ReportAct> & { readonly action: Action }) => {
    const done = await kept(() => saveAct(me, { ...NOTHING_SAID, ...said, report: line.id, seen: line.head }));
    if (done) setAsking(null);
  };
  const open = line.state === 'waiting' || line.contested;
  return (
    <li className={lineStyle} data-report={line.id}>
      <p className={facts}>
        {line.danger ? <Tag loud>{m.places_danger()}</Tag> : null}
        {line.contested ? <Tag loud>{m.places_contested()}</Tag> : null}
        {line.odd ? <Tag>{m.places_odd()}</Tag> : null}
        <span>{kindWords[line.kind]()}</span>
        <span className={quiet}>{moment(Date.parse(line.arrived_at))}</span>
        {own === null ? null : (
          <Tag loud={own.delivery === 'refused'}>
            {own.delivery === 'refused' ? m.places_refused() : m.places_saved_here()}
          </Tag>
        )}
      </p>
      <p className={name} lang={line.language ?? undefined}>
        {line.text}
      </p>
      {about === null ? null : (
        <p className={facts}>
          <strong>{m.places_wrong_about()}</strong>
          <Link to="/revitalization/$site" params={{ site: about.site.slug }} className={textLink}>
            <SaidText of={about.site.title} />
          </Link>
        </p>
      )}
      <p className={facts}>
        {line.address === null ? null : <span>{line.address}</span>}
        {pin === null ? null : <span>{`${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`}</span>}
        {pin === null || stood === null ? null : (
          <span>{m.places_stood({ distance: distanceWords(metres(stood, pin)) })}</span>
        )}
        {line.belongs_to === null ? null : <span>{ownerWords[line.belongs_to]()}</span>}
        {site === null ? null : <SaidText of={site.site.title} />}
      </p>
      {line.pictures.length === 0 ? null : (
        <ul aria-label={m.places_pictures()} className={pictureGrid}>
          {line.pictures.map((one) => (
            <PictureEntry key={one.id} of={one} desk={desk} me={me} sites={sites} site={line.site} />
          ))}
        </ul>
      )}
      <VisitLines visits={line.visits} contested={line.visit_contested} />
      {own !== null && own.delivery !== 'refused' ? (
        <p>{actionWords[own.action]()}</p>
      ) : open ? (
        <>
          {near.length === 0 ? null : (
            <fieldset className={css({ minWidth: '0' })}>
              <legend className={css({ fontWeight: 'bold' })}>{m.places_nearby()}</legend>
              <ul className={css({ display: 'grid', gap: '2', marginTop: '2' })}>
                {near.map(({ of: one, away }) => (
                  <li key={one.id} className={facts}>
                    <SaidText of={one.site.title} />
                    {away === null ? null : <span>{distanceWords(away)}</span>}
                    <Button
                      variant="secondary"
                      disabled={busy}
                      aria-label={m.places_do_join_with({ place: one.site.title.en ?? one.site.title.es ?? '' })}
                      onClick={() => void decide({ action: 'put', site: one.id })}
                    >
                      {m.places_do_join()}
                    </Button>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
          <div className={row}>
            {wrong === null ? null : (
              <Button disabled={busy} onClick={() => onCorrect({ site: wrong, report: line })}>
                {m.places_do_correct()}
              </Button>
            )}
            <Button
              variant={wrong === null ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => setAsking('place')}
            >
              {m.places_do_place()}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking('not_ours')}>
              {m.places_do_not_ours()}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => setAsking('decline')}>
              {m.places_do_decline()}
            </Button>
          </div>
        </>
      ) : (
        <div className={row}>
          <Button variant="ghost" disabled={busy} onClick={() => void decide({ action: 'reopen' })}>
            {m.places_do_reopen()}
          </Button>
        </div>
      )}
      {line.acts.length === 0 ? null : (
        <ul className={css({ display: 'grid', gap: '1', textStyle: 'small' })}>
          {line.acts.map((act) => (
            <li key={act.id}>
              {[
                actionWords[act.action](),
                act.by_name ?? m.places_somebody(),
                moment(Date.parse(act.at)),
                act.counts ? '' : m.places_not_done(),
                act.reason ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {asking === null ? null : (
        <Dialog open onClose={() => setAsking(null)} title={TITLES[asking]()} description={line.text}>
          {asking === 'place' ? (
            <PlaceForm line={line} me={me} commitments={commitments} onClose={() => setAsking(null)} />
          ) : null}
          {asking === 'not_ours' ? (
            <NotOursForm
              first={visitThatCounts(line)?.belongs_to ?? null}
              busy={busy}
              onClose={() => setAsking(null)}
              onDecide={decide}
            />
          ) : null}
          {asking === 'decline' ? <DeclineForm busy={busy} onClose={() => setAsking(null)} onDecide={decide} /> : null}
        </Dialog>
      )}
    </li>
  );
}
