/** /content/places: what visitors reported is looked at, put on the page, sent to whose it is, or kept off; and what happened is written down. */
import { Link } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { KnownSite } from '../data/allSites.ts';
import { REPORTS_AT_ONCE, VIEWS, type ReportLine, type View } from '../data/deskRead.ts';
import { useCorrections } from '../data/useCorrections.ts';
import { useDesk } from '../data/useDesk.ts';
import { useDeskPictures } from '../data/useDeskPictures.ts';
import { useHides } from '../data/useHides.ts';
import { useSites } from '../data/useSites.ts';
import { ForWhoAnswers } from '../parts/ForWhoAnswers.tsx';
import type { CommitmentName } from '../parts/PlaceFields.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { FurtherReports } from './FurtherReports.tsx';
import { HidePanel } from './HidePanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { ReportEntry } from './ReportEntry.tsx';
import { StepPanel } from './StepPanel.tsx';

const VIEW_WORDS: Readonly<Record<View, () => string>> = {
  waiting: m.places_desk_waiting,
  decided: m.places_desk_decided,
};
/** Reports that are drawn at once: behind each lie its pictures. */
const DRAWN = 25;

export interface DeskScreenProps {
  /** Of another subject. */
  readonly commitments: readonly CommitmentName[];
  /** What is written of a place in the studio, as the field of such a text names it. */
  readonly textsOf: (asked: string) => ReactNode;
}

export function DeskScreen({ commitments, textsOf }: DeskScreenProps) {
  return (
    <ForWhoAnswers
      back={{ to: '/content', words: m.places_desk_back() }}
      title={m.places_desk()}
      lead={m.places_desk_lead()}
    >
      {({ userId }) => <Desk me={userId} commitments={commitments} textsOf={textsOf} />}
    </ForWhoAnswers>
  );
}

interface Righting {
  readonly site: KnownSite;
  readonly report: ReportLine | null;
}

function Desk({ me, commitments, textsOf }: DeskScreenProps & { readonly me: string }) {
  const [view, setView] = useState<View>('waiting');
  const [drawn, setDrawn] = useState(DRAWN);
  const { read, lines, withOwn } = useDesk(view, me);
  const { sites: live, refresh: readSites } = useSites();
  const sites = live ?? [];
  const { refresh: readReports } = read;
  const readAlso = useCallback(() => Promise.all([readReports(), readSites()]), [readReports, readSites]);
  const desk = useDeskPictures(me, read);
  const hides = useHides(me);
  const corrected = useCorrections(me, hides.read);
  const [righting, setRighting] = useState<Righting | null>(null);
  const all = hides.sites ?? [];
  const entry = { me, sites, desk, commitments, all, onCorrect: setRighting };
  const last = (read.rows?.length ?? 0) < REPORTS_AT_ONCE ? undefined : read.rows?.at(-1);
  return (
    <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
      <Panel title={VIEW_WORDS[view]()}>
        <fieldset
          aria-label={m.places_desk_view()}
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '3' })}
        >
          {VIEWS.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'quiet' : 'secondary'}
              aria-pressed={one === view}
              onClick={() => {
                setView(one);
                setDrawn(DRAWN);
              }}
            >
              {VIEW_WORDS[one]()}
            </Button>
          ))}
        </fieldset>
        <p className={css({ marginBottom: '3' })}>
          <Link to="/content/places/walk" className={textLink}>
            {m.places_walk()}
          </Link>
        </p>
        {lines === null ? (
          read.state === 'failed' ? null : (
            <Spinner label={m.ui_loading()} />
          )
        ) : lines.length === 0 ? (
          <EmptyState title={m.places_desk_none()}>
            <p>{m.places_desk_none_more()}</p>
          </EmptyState>
        ) : (
          <ul aria-label={VIEW_WORDS[view]()}>
            {lines.slice(0, drawn).map((one) => (
              <ReportEntry key={one.line.id} of={one} {...entry} />
            ))}
          </ul>
        )}
        {lines !== null && lines.length > drawn ? (
          <Button variant="secondary" onClick={() => setDrawn(drawn + DRAWN)} className={css({ marginTop: '3' })}>
            {m.places_desk_more({ count: Math.min(DRAWN, lines.length - drawn) })}
          </Button>
        ) : last === undefined ? null : (
          <FurtherReports key={last.id} about={`${view} ${last.id}`} withOwn={withOwn} {...entry} />
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      <FindingsPanel me={me} all={all} onCorrect={(site) => setRighting({ site, report: null })} />
      <StepPanel me={me} sites={sites} />
      <HidePanel
        me={me}
        hides={hides}
        readAlso={readAlso}
        corrected={corrected}
        textsOf={textsOf}
        onCorrect={(site) => setRighting({ site, report: null })}
      />
      <PicturePanel me={me} sites={sites} desk={desk} />
      {righting === null ? null : (
        <CorrectForm
          site={righting.site}
          said={corrected(righting.site).said}
          report={righting.report}
          me={me}
          commitments={commitments}
          onClose={() => setRighting(null)}
        />
      )}
    </div>
  );
}
