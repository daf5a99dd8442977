/** /content/releases: what goes out together, how each stands, and a new one. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { counted } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { useReleases } from '../data/useReleases.ts';
import { releaseState, type Release } from '../model/release.ts';
import { NotForYou } from '../parts/NotForYou.tsx';
import { releaseTime, releaseWords } from '../parts/releaseWords.ts';
import { NewRelease } from './NewRelease.tsx';

export function ReleasesScreen() {
  if (useMay('review_content')) return <Releases />;
  return (
    <>
      <PageHead title={m.content_releases()} />
      <NotForYou />
    </>
  );
}

function Releases() {
  const { me, read, releases } = useReleases();
  const now = useNow('half a minute');
  const [making, setMaking] = useState(false);
  return (
    <>
      <Link to="/content" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ← {m.content_title()}
      </Link>
      <PageHead
        title={m.content_releases()}
        lead={m.content_releases_lead()}
        actions={me.publishes ? <Button onClick={() => setMaking(true)}>{m.content_release_new()}</Button> : null}
      />
      {releases === null ? (
        read.state === 'failed' ? null : (
          <Spinner label={m.content_loading()} />
        )
      ) : releases.length === 0 ? (
        <EmptyState title={m.content_releases_none()}>
          <p>{m.content_releases_none_hint()}</p>
        </EmptyState>
      ) : (
        <ul aria-label={m.content_releases()} className={css({ maxWidth: '60rem' })}>
          {releases.map((release) => (
            <Row key={release.id} release={release} now={now} />
          ))}
        </ul>
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      {making ? <NewRelease me={me} onClose={() => setMaking(false)} /> : null}
    </>
  );
}

function Row({ release, now }: { readonly release: Release; readonly now: number }) {
  const slots = row();
  const state = releaseState(release, now);
  const facts = [
    m.content_release_things(counted((state === 'open' ? release.items : release.wordings).length)),
    releaseTime(release, state) ?? '',
    release.byName ?? '',
  ].filter(Boolean);
  return (
    <li className={slots.root}>
      <div className={slots.main}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
          <Link
            to="/content/releases/$release"
            params={{ release: release.id }}
            className={css({
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 'touch',
              fontWeight: 'bold',
              textDecoration: 'underline',
              textUnderlineOffset: '0.2em',
              overflowWrap: 'anywhere',
            })}
          >
            {release.name}
          </Link>
          <Tag loud={state === 'open'}>{releaseWords[state]()}</Tag>
          {release.saved ? <Tag>{m.content_saved_here()}</Tag> : null}
        </div>
        <p className={slots.quiet}>{facts.join(' · ')}</p>
      </div>
    </li>
  );
}
