/** /admin/webhooks: other programs that are told of every new signup, and what became of each message. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { webhooksRead } from './reads.ts';
import { WebhookPanel } from './WebhookPanel.tsx';

export function WebhooksScreen() {
  const { rows, asOf, trouble, state, refresh } = useStaffRead(webhooksRead);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.admin_back()}
      </Link>
      <PageHead
        title={m.webhooks_title()}
        lead={m.webhooks_lead()}
        actions={<Button onClick={() => setAdding(true)}>{m.webhooks_add()}</Button>}
      />
      {rows === null && state === 'loading' ? <Spinner label={m.webhooks_loading()} /> : null}
      {rows?.length === 0 ? (
        <EmptyState title={m.webhooks_none()}>
          <p>{m.webhooks_none_more()}</p>
        </EmptyState>
      ) : null}
      <div className={css({ display: 'grid', gap: '8', paddingBottom: '8' })}>
        {rows?.map((hook) => (
          <WebhookPanel key={hook.id} hook={hook} refresh={refresh} />
        ))}
      </div>
      <AsOf asOf={asOf} trouble={trouble} />
      {adding ? <AddWebhookDialog refresh={refresh} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
