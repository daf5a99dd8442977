/** /content/releases/…: what goes out together, looked through, and sent out or planned whole. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { contentKindOf } from '../data/kinds.ts';
import { useOverview } from '../data/useOverview.ts';
import { useReleases, useReleaseSteps } from '../data/useReleases.ts';
import type { Who } from '../model/duties.ts';
import type { Me } from '../model/fold.ts';
import type { Line } from '../model/line.ts';
import { blockersOf, releaseState, type Release } from '../model/release.ts';
import { NotHere } from '../parts/NotHere.tsx';
import { Notice } from '../parts/Notice.tsx';
import { releaseTime, releaseWords } from '../parts/releaseWords.ts';
import { AddDialog } from './AddDialog.tsx';
import { ReleaseBar } from './ReleaseBar.tsx';
import { ReleaseItem } from './ReleaseItem.tsx';

export function ReleaseScreen({ id }: { readonly id: string }) {
  const { me, read, releases } = useReleases();
  const { lines } = useOverview();
  const release = releases?.find((one) => one.id === id);
  return (
    <>
      <Link
        to="/content/releases"
        className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}
      >
        ← {m.content_releases()}
      </Link>
      {release ? (
        <Shown release={release} lines={lines ?? []} me={me} />
      ) : (
        <>
          <PageHead title={m.content_releases()} />
          <NotHere read={read} />
        </>
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}

interface ShownProps {
  readonly release: Release;
  readonly lines: readonly Line[];
  readonly me: Me & Who;
}

function Shown({ release, lines, me }: ShownProps) {
  const now = useNow('half a minute');
  const steps = useReleaseSteps(me.userId);
  const [adding, setAdding] = useState(false);
  const state = releaseState(release, now);
  const open = state === 'open';
  const items = open || state === 'dropped' ? release.items : release.wordings.map(({ item }) => item);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const told = items.map((item) => {
    const line = byId.get(item);
    const eyes = contentKindOf(line?.kind ?? '')?.eyes ?? 2;
    return { item, line, blockers: open ? blockersOf(item, line, eyes, release.problems) : [] };
  });
  const stopped = told.filter(({ blockers }) => blockers.length > 0).length;
  const others = lines.filter((line) => line.live !== line.head && !release.items.includes(line.id));
  const time = releaseTime(release, state);

  return (
    <>
      <PageHead title={release.name} lead={m.content_release_whole()} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBottom: '3' })}>
        <Tag loud={open}>{releaseWords[state]()}</Tag>
        {release.saved ? <Tag>{m.content_saved_here()}</Tag> : null}
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {[time, state === 'open' ? release.byName : release.turnedByName].filter(Boolean).join(' · ')}
        </span>
      </div>
      {release.refused ? (
        <Notice title={m.content_refused()}>
          <Link to="/outbox" className={css({ textDecoration: 'underline' })}>
            {m.content_see_outbox()}
          </Link>
        </Notice>
      ) : null}
      {stopped > 0 ? (
        <Notice title={m.content_release_stopped(counted(stopped))}>
          <p>{m.content_release_all_or_none()}</p>
        </Notice>
      ) : null}
      <ReleaseBar
        state={state}
        may={me.publishes}
        busy={steps.busy}
        ready={items.length > 0 && stopped === 0}
        now={now}
        onAdd={() => setAdding(true)}
        onStep={(action, said) => {
          const goes = action === 'published' || action === 'scheduled';
          const wordings = goes
            ? told.flatMap(({ item, line }) => (line ? [{ item, revision: line.head }] : []))
            : null;
          // Of which plan it is called off: a later one, which is not on this device yet, stays.
          const plan = action === 'called_off' && release.goLiveAt !== null ? new Date(release.goLiveAt) : null;
          const seen = plan === null ? {} : { goLiveAt: plan.toISOString() };
          return steps.save(release.id, release.name, action, [{ ...said, ...seen, wordings }]);
        }}
      />
      {told.length === 0 ? (
        <EmptyState title={m.content_release_empty()}>
          <p>{m.content_release_empty_hint()}</p>
        </EmptyState>
      ) : (
        <ul aria-label={m.content_release_what()} className={css({ maxWidth: '60rem' })}>
          {told.map(({ item, line, blockers }) => (
            <ReleaseItem
              key={item}
              line={line}
              blockers={blockers}
              now={now}
              onRemove={
                open && me.publishes && !steps.busy
                  ? () => void steps.save(release.id, release.name, 'removed', [{ item }])
                  : null
              }
            />
          ))}
        </ul>
      )}
      {adding ? (
        <AddDialog
          lines={others}
          now={now}
          busy={steps.busy}
          onCancel={() => setAdding(false)}
          onDone={async (picked) => {
            const all = picked.map((item) => ({ item }));
            if (await steps.save(release.id, release.name, 'added', all)) setAdding(false);
          }}
        />
      ) : null}
    </>
  );
}
