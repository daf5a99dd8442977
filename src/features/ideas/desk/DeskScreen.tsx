/** /content/ideas: what people suggested is read, put on the wall, answered, joined with what says the same, or kept off. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { digits } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { HeldSupports } from '../../../ui/staff/HeldSupports.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { useDesk } from '../data/useDesk.ts';
import { useIdeas } from '../data/useIdeas.ts';
import type { Me } from '../data/useOwnActions.ts';
import { VIEWS, type View } from '../model/desk.ts';
import { DeskEntry } from './DeskEntry.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { viewWords } from './words.ts';

export function DeskScreen() {
  const session = useSession();
  const may = useMay('publish_content');
  if (session.status !== 'signed-in') return <Spinner label={m.ui_loading()} />;
  const { userId, fullName } = session.identity;
  return (
    <>
      <Link to="/content" className={textLink}>
        {m.ideas_desk_back()}
      </Link>
      <PageHead title={m.ideas_desk()} lead={m.ideas_desk_lead()} />
      {may ? (
        <Desk me={{ userId, fullName: fullName ?? '' }} />
      ) : (
        <EmptyState title={m.ideas_desk_not_yours()}>
          <p>{m.ideas_desk_not_yours_more()}</p>
        </EmptyState>
      )}
    </>
  );
}

function Desk({ me }: { readonly me: Me }) {
  const [view, setView] = useState<View>('waiting');
  const { read, figures, entries, busy, decide } = useDesk(view, me);
  const { ideas } = useIdeas();
  const locale = useLocale();
  return (
    <div className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
      <HeldSupports
        of="idea"
        // What was taken off the wall meanwhile is held nevertheless: its number is not.
        wordsOf={(item) => {
          const idea = ideas?.find(({ id }) => id === item);
          return idea ? saidIn(idea.text, locale).text : null;
        }}
        onSettled={read.refresh}
      />
      <Panel title={viewWords[view]()}>
        <fieldset
          aria-label={m.ideas_desk_view()}
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '3' })}
        >
          {VIEWS.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'quiet' : 'secondary'}
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {figures === null ? viewWords[one]() : `${viewWords[one]()} ${digits(figures[one])}`}
            </Button>
          ))}
        </fieldset>
        {entries === null ? (
          read.state === 'failed' ? null : (
            <Spinner label={m.ui_loading()} />
          )
        ) : entries.length === 0 ? (
          <EmptyState title={m.ideas_desk_none()}>
            <p>{view === 'waiting' ? m.ideas_desk_none_waiting() : m.ideas_desk_none_more()}</p>
          </EmptyState>
        ) : (
          <ul aria-label={viewWords[view]()}>
            {entries.map((entry) => (
              <DeskEntry key={entry.id} entry={entry} me={me.userId} busy={busy} onDecide={decide} />
            ))}
          </ul>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      {figures === null ? null : <FiguresPanel figures={figures} />}
    </div>
  );
}
