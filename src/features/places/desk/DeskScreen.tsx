/** /content/places: what visitors reported is looked at, put on the page, sent to whose it is, or kept off; and what happened is written down. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { VIEWS, type View } from '../data/deskRead.ts';
import { useDesk } from '../data/useDesk.ts';
import { useDeskPictures } from '../data/useDeskPictures.ts';
import { useSites } from '../data/useSites.ts';
import { ForWhoAnswers } from '../parts/ForWhoAnswers.tsx';
import { HidePanel } from './HidePanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { ReportEntry } from './ReportEntry.tsx';
import { StepPanel } from './StepPanel.tsx';

const VIEW_WORDS: Readonly<Record<View, () => string>> = {
  waiting: m.places_desk_waiting,
  decided: m.places_desk_decided,
};

export function DeskScreen() {
  return (
    <ForWhoAnswers
      back={{ to: '/content', words: m.places_desk_back() }}
      title={m.places_desk()}
      lead={m.places_desk_lead()}
    >
      {({ userId }) => <Desk me={userId} />}
    </ForWhoAnswers>
  );
}

function Desk({ me }: { readonly me: string }) {
  const [view, setView] = useState<View>('waiting');
  const { read, lines } = useDesk(view, me);
  const { sites } = useSites();
  const desk = useDeskPictures(me);
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
              onClick={() => setView(one)}
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
            {lines.map((one) => (
              <ReportEntry key={one.line.id} of={one} me={me} sites={sites ?? []} desk={desk} />
            ))}
          </ul>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      <StepPanel me={me} sites={sites ?? []} />
      <HidePanel me={me} />
      <PicturePanel me={me} sites={sites ?? []} desk={desk} />
    </div>
  );
}
