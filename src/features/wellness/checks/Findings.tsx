/** What callers heard that the page does not say: each is a suggestion for whoever writes, and two who heard different things stand side by side. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { findingsRead, type FindingRow } from '../data/checkReads.ts';
import { saveCheck } from '../data/saveCheck.ts';
import { useChecks, type Checked } from '../data/useChecks.ts';
import { line } from '../parts/styles.ts';
import { PastChecks } from './PastChecks.tsx';

export function Findings({ me }: { readonly me: string }) {
  const { read, lines } = useChecks(findingsRead, me);
  return (
    <Panel title={m.wellness_findings()}>
      {lines === null && read.state !== 'failed' ? <Spinner label={m.ui_loading()} /> : null}
      {lines?.length === 0 ? (
        <EmptyState title={m.wellness_findings_none()}>
          <p>{m.wellness_findings_none_more()}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={m.wellness_findings()}>
        {lines?.map((one) => (
          <Finding key={one.row.item_id} of={one} me={me} />
        ))}
      </ul>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </Panel>
  );
}

function Finding({ of: { row, own }, me }: { readonly of: Checked<FindingRow>; readonly me: string }) {
  const { busy, kept } = useSaving(m.wellness_check_not_saved, 'device');
  const name = spoken(row.body.name);
  const settled = own?.heard === 'settled' && own.delivery !== 'refused';
  return (
    <li className={line} data-finding={row.slug}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
        <strong lang={name.lang}>{name.words || row.slug}</strong>
        {row.contested ? <Tag loud>{m.wellness_checks_contested()}</Tag> : null}
        {settled ? <Tag>{m.wellness_check_saved()}</Tag> : null}
      </p>
      <PastChecks checks={row.checks} />
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
        <Link to="/content/$kind/$item" params={{ kind: row.kind, item: row.item_id }} className={textLink}>
          {m.wellness_findings_write()}
        </Link>
        {settled ? null : (
          <Button
            variant="secondary"
            disabled={busy}
            aria-label={m.wellness_findings_settle_of({ name: name.words || row.slug })}
            onClick={() =>
              void kept(() =>
                saveCheck(me, {
                  item: row.item_id,
                  revision: row.revision_id,
                  heard: 'settled',
                  note: null,
                  seen: row.head,
                }),
              )
            }
          >
            {m.wellness_findings_settle()}
          </Button>
        )}
      </p>
    </li>
  );
}
