/** /finance-transparency: what the campaign took in and spent, as its filed reports say, to the cent; each total leads to its rows. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { useIdle } from '../../../hooks/useIdle.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { WHOLE_LIST } from '../../../ui/list/listView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { usePublished, type Published } from '../data/usePublished.ts';
import type { Opened } from '../model/groups.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { dayWords } from '../parts/words.ts';
import { CorrectionsPart } from './CorrectionsPart.tsx';
import { EntriesPart } from './EntriesPart.tsx';
import { GroupsPart } from './GroupsPart.tsx';
import { ReportsPart } from './ReportsPart.tsx';
import { RulesPart } from './RulesPart.tsx';
import { TakeAlongPart } from './TakeAlongPart.tsx';
import { TotalsPart } from './TotalsPart.tsx';

export function MoneyScreen() {
  const published = usePublished();
  return (
    <main id="main" className={wrap}>
      <h1 className={css({ textStyle: 'h2', paddingTop: { base: '6', md: '10' } })}>{m.disclosure_title()}</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text', marginTop: '3', marginBottom: '5' })}>
        {m.disclosure_lead()}
      </p>
      {published.snapshot ? (
        <Books snapshot={published.snapshot} published={published} />
      ) : (
        <NoBooks published={published} />
      )}
    </main>
  );
}

function NoBooks({ published: { snapshot, waiting, asOf, trouble } }: { readonly published: Published }) {
  if (snapshot === null)
    return (
      <EmptyState title={m.disclosure_none()}>
        <p>{m.disclosure_none_more()}</p>
      </EmptyState>
    );
  return (
    <>
      {waiting ? <Spinner label={m.ui_loading()} /> : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </>
  );
}

interface BooksProps {
  readonly snapshot: Snapshot;
  readonly published: Published;
}

function Books({ snapshot, published: { asOf, trouble } }: BooksProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [state, setState] = useState(WHOLE_LIST);
  const entries = useRef<HTMLDivElement>(null);
  // Tens of thousands of lines: neither printed nor before the sums are on the screen.
  const idle = useIdle();
  const { about } = snapshot;

  const open = useCallback((next: Opened | null) => {
    setOpened(next);
    setState(({ order }) => ({ ...WHOLE_LIST, order }));
    entries.current?.focus({ preventScroll: true });
    entries.current?.scrollIntoView({ block: 'start' });
  }, []);

  // A key of the search draws nothing of what stands around the lines.
  const locale = useLocale();
  const above = useMemo(
    () => (
      <>
        <div>
          <TotalsPart about={about} onOpen={open} />
          <p className={css({ marginTop: '3', maxWidth: 'text' })}>
            {m.disclosure_as_of({ day: dayWords(about.as_of), n: String(about.n) })}
          </p>
          <AsOf asOf={asOf} trouble={trouble} source={m.disclosure_source()} />
          <a href="#entries" className={textLink}>
            {m.disclosure_to_entries()}
          </a>
        </div>
        <GroupsPart about={about} asOf={asOf} trouble={trouble} onOpen={open} />
      </>
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- asked of the messages
    [about, asOf, trouble, open, locale],
  );
  const below = useMemo(
    () => (
      <>
        <CorrectionsPart about={about} />
        <ReportsPart snapshot={snapshot} />
        <TakeAlongPart />
        {about.rules === null ? null : <RulesPart rules={about.rules} />}
      </>
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- asked of the messages
    [about, snapshot, locale],
  );

  return (
    <div className={css({ display: 'grid', gap: '8', paddingBottom: '10', minWidth: '0' })}>
      {above}
      <div ref={entries} id="entries" tabIndex={-1} className={css({ scrollMarginTop: '5rem', minWidth: '0' })}>
        <Panel title={m.disclosure_entries()}>
          {idle ? (
            <EntriesPart snapshot={snapshot} opened={opened} onOpen={open} list={[state, setState]} asOf={asOf} />
          ) : (
            <p>{m.disclosure_entries_soon()}</p>
          )}
        </Panel>
      </div>
      {below}
    </div>
  );
}
