/** /revitalization/<name>: one place with its story, each event with who says so, and a way to say that something is wrong. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useIdle } from '../../../hooks/useIdle.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { useSites } from '../data/useSites.ts';
import { ReportButton } from '../parts/ReportButton.tsx';
import { link } from '../parts/styles.ts';
import { storyOf } from '../model/site.ts';
import { AskedHere } from './AskedHere.tsx';
import { RightedItem } from './RightedItem.tsx';
import { SiteHead } from './SiteHead.tsx';
import { SitePictures } from './SitePictures.tsx';
import { StepItem } from './StepItem.tsx';
import { WordedItem } from './WordedItem.tsx';

export function SiteScreen({ slug }: { readonly slug: string }) {
  const { sites, asOf, trouble, waiting } = useSites();
  // Behind the story: a page that is read on paper or without scripts has that.
  const idle = useIdle();
  const own = sites?.find(({ site }) => site.slug === slug) ?? null;
  // Joined with another place: told here and not by going there, because what this device keeps may be older than its being taken apart.
  const other = own === null ? sites?.find(({ site }) => site.joined.some((one) => one.slug === slug)) : undefined;
  const shown = own ?? other ?? null;
  return (
    <main id="main" className={wrap}>
      <p className={css({ paddingTop: { base: '3', md: '6' } })}>
        <Link to="/revitalization" className={link}>
          {m.places_all()}
        </Link>
      </p>
      {shown ? (
        <article className={css({ display: 'grid', gap: '8', minWidth: '0' })}>
          <SiteHead of={shown} />
          {other ? (
            <p className={css({ maxWidth: 'text' })}>
              {m.places_same_place()}{' '}
              <Link to="/revitalization/$site" params={{ site: other.site.slug }} className={link}>
                {m.places_same_place_page()}
              </Link>
            </p>
          ) : null}
          {idle ? <SitePictures site={shown.id} /> : null}
          <Panel title={m.places_story()}>
            <ol className={css({ display: 'grid', gap: '6', paddingTop: '3' })}>
              {storyOf(shown.site).map((one) =>
                one.what === 'step' ? (
                  <StepItem key={one.step.id} of={one.step} />
                ) : one.what === 'righted' ? (
                  <RightedItem key={one.righted.id} of={one.righted} />
                ) : (
                  <WordedItem key={one.worded.id} of={one.worded} before={one.before} />
                ),
              )}
            </ol>
          </Panel>
          {idle ? <AskedHere slug={shown.site.slug} /> : null}
          <Panel title={m.places_wrong_title()}>
            <p className={css({ maxWidth: 'text', marginBottom: '4' })}>{m.places_wrong_more()}</p>
            <ReportButton about={shown.site} />
          </Panel>
        </article>
      ) : sites === null && waiting ? (
        <Spinner label={m.ui_loading()} />
      ) : (
        <EmptyState
          title={<h1>{sites === null ? m.places_not_here() : m.places_gone()}</h1>}
          action={<ButtonLink href="/revitalization">{m.places_all()}</ButtonLink>}
        >
          <p>{sites === null ? m.places_not_here_more() : m.places_gone_more()}</p>
        </EmptyState>
      )}
      <div className={css({ paddingBlock: '6' })}>
        <AsOf asOf={asOf} trouble={trouble} />
      </div>
    </main>
  );
}
