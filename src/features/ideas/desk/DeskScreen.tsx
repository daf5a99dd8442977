/** /content/ideas: what people suggested is read, put on the wall, answered, joined with what says the same, or kept off. */
import { useEffect, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { digits } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { deskDraft } from '../../content/model/deskDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { ForWhoMay } from '../../../ui/staff/ForWhoMay.tsx';
import { HeldSupports } from '../../../ui/staff/HeldSupports.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { DESK_PAGE } from '../data/deskReads.ts';
import { useDesk } from '../data/useDesk.ts';
import { useIdeas } from '../data/useIdeas.ts';
import type { Me } from '../data/useOwnActions.ts';
import { VIEWS, type Entry, type View } from '../model/desk.ts';
import { quiet } from '../parts/styles.ts';
import { CardDialog } from './CardDialog.tsx';
import { CardsHere } from './CardsHere.tsx';
import { DecisionDialog, type Asking } from './DecisionDialog.tsx';
import { DeskEntry } from './DeskEntry.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { viewWords } from './words.ts';

export interface DeskScreenProps {
  /** What is written in the studio to a thing, as the field of a reply names it. */
  readonly repliesTo: (asked: string) => ReactNode;
}

export function DeskScreen({ repliesTo }: DeskScreenProps) {
  return (
    <ForWhoMay
      permission="publish_content"
      back={{ to: '/content', words: m.ideas_desk_back() }}
      title={m.ideas_desk()}
      lead={m.ideas_desk_lead()}
      notYours={{ title: m.ideas_desk_not_yours(), more: m.ideas_desk_not_yours_more() }}
    >
      {(me) => <Desk me={me} repliesTo={repliesTo} />}
    </ForWhoMay>
  );
}

const deskSpec: ListSpec<Entry> = {
  find: (items) => {
    const index = findable(items, ({ said, en, es, name, responseEn, responseEs }) =>
      [said, en, es, name, responseEn, responseEs].join(' '),
    );
    return (query) => findWords(index, query);
  },
  page: { first: 25, more: 50 },
};

function Desk({ me, repliesTo }: DeskScreenProps & { readonly me: Me }) {
  const [view, setView] = useState<View>('waiting');
  const [wanted, setWanted] = useState('');
  const { read, figures, entries, busy, decide } = useDesk(view, me, wanted);
  const look = useListView(entries, deskSpec);
  const typed = look.state.query.trim();
  // More than the device has lies behind the newest: a pause in the typing asks the server for it.
  const more = (read.rows?.length ?? 0) >= DESK_PAGE && typed.length > 2 ? typed : '';
  useEffect(() => {
    const wait = setTimeout(() => setWanted(more), 400);
    return () => clearTimeout(wait);
  }, [more]);
  const [typing, setTyping] = useState(false);
  const [asking, setAsking] = useState<{ readonly entry: Entry; readonly what: Asking } | null>(null);
  const asked = asking && entries?.find(({ id }) => id === asking.entry.id);
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
      <p>
        <Button variant="secondary" onClick={() => setTyping(true)}>
          {m.ideas_card()}
        </Button>
      </p>
      {typing ? <CardDialog userId={me.userId} onClose={() => setTyping(false)} /> : null}
      <CardsHere />
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
        <ListView
          name={viewWords[view]()}
          many={m.ideas_many()}
          finder={{ look, label: m.ideas_desk_find(), hint: m.ideas_desk_find_hint() }}
          renderRow={(entry) => (
            <DeskEntry
              key={entry.id}
              entry={entry}
              me={me.userId}
              busy={busy}
              replies={repliesTo(`idea/${entry.id}`)}
              onDecide={decide}
              onAsk={(about, what) => setAsking({ entry: about, what })}
            />
          )}
          empty={{
            title: m.ideas_desk_none(),
            text: view === 'waiting' ? m.ideas_desk_none_waiting() : m.ideas_desk_none_more(),
          }}
          noFit={{ title: m.ideas_desk_no_fit(), text: m.ideas_desk_no_fit_more() }}
          waiting={read.state === 'failed' ? null : <Spinner label={m.ui_loading()} />}
        />
        {(read.rows?.length ?? 0) < DESK_PAGE ? null : (
          <p className={quiet}>{m.ideas_desk_newest({ count: DESK_PAGE })}</p>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      {asking === null ? null : (
        <DecisionDialog
          key={asking.entry.id}
          asking={asking.what}
          // In a dead spot nothing is gone: the list is the one that was kept.
          entry={asked ?? asking.entry}
          gone={!asked}
          // Its answer may be gone on with in the studio.
          draft={
            asking.what === 'responded'
              ? deskDraft(me.userId, `idea/${asking.entry.id}`)
              : `idea:${me.userId}:${asking.entry.id}:${asking.what}`
          }
          busy={busy}
          replies={repliesTo(`idea/${asking.entry.id}`)}
          onClose={() => setAsking(null)}
          onDecide={async (decision, seen) => {
            const saved = await decide(asked ?? asking.entry, decision, seen);
            if (saved) setAsking(null);
            return saved;
          }}
        />
      )}
      {figures === null ? null : <FiguresPanel figures={figures} />}
    </div>
  );
}
