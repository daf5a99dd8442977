/** /admin/privacy: who asks to see, correct or erase what is kept of them, what is due first; and how long things are kept. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { requestsRead } from '../data/reads.ts';
import { ANSWER_DAYS, inOrder } from '../model/requests.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { RequestRow } from './RequestRow.tsx';
import { RetentionPanel } from './RetentionPanel.tsx';

export function PrivacyScreen() {
  const read = useStaffRead(requestsRead);
  const [opening, setOpening] = useState(false);
  const now = useNow();
  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.admin_back()}
      </Link>
      <PageHead
        title={m.privacy_title()}
        lead={m.privacy_lead({ days: ANSWER_DAYS })}
        actions={<Button onClick={() => setOpening(true)}>{m.privacy_open()}</Button>}
      />
      <NeedsSignal>{m.privacy_signal()}</NeedsSignal>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      {read.rows === null && read.trouble === null ? <Spinner label={m.privacy_loading()} /> : null}
      {read.rows?.length === 0 ? <EmptyState title={m.privacy_none()}>{m.privacy_none_more()}</EmptyState> : null}
      {read.rows && read.rows.length > 0 ? (
        <ul aria-label={m.privacy_title()}>
          {inOrder(read.rows).map((asks) => (
            <RequestRow key={asks.id} asks={asks} now={now} refresh={read.refresh} />
          ))}
        </ul>
      ) : null}
      <RetentionPanel />
      {opening ? <OpenDialog onClose={() => setOpening(false)} refresh={read.refresh} /> : null}
    </>
  );
}
