/** Reports behind those that this device keeps: asked for on demand, and not kept. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { usePages } from '../../../hooks/usePages.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { furtherReports } from '../data/deskRead.ts';
import type { Desk } from '../data/useDesk.ts';
import { ReportEntry, type ReportEntryProps } from './ReportEntry.tsx';

export interface FurtherReportsProps extends Omit<ReportEntryProps, 'of'> {
  /** The view, and the last report that is known. */
  readonly about: string;
  readonly withOwn: Desk['withOwn'];
}

export function FurtherReports(props: FurtherReportsProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <Further {...props} />;
  return (
    <Button variant="secondary" onClick={() => setAsked(true)} className={css({ marginTop: '3' })}>
      {m.places_desk_further()}
    </Button>
  );
}

function Further({ about, withOwn, ...entry }: FurtherReportsProps) {
  const pages = usePages(furtherReports, about);
  return (
    <>
      {pages.rows === null ? <Spinner label={m.ui_loading()} /> : null}
      <p aria-live="polite">{pages.problem}</p>
      <ul aria-label={m.places_desk_further()}>
        {(pages.rows ?? []).map((line) => (
          <ReportEntry key={line.id} of={withOwn(line)} {...entry} />
        ))}
      </ul>
      {pages.more ? (
        <Button variant="secondary" disabled={pages.busy} onClick={() => void pages.older()}>
          {m.places_desk_further()}
        </Button>
      ) : null}
    </>
  );
}
