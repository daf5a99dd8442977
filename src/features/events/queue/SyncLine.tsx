/** Saying what of this device's own is only saved and what is sent, when it last worked and when it last failed. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import type { QueueNews } from '../data/useQueue.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { CachedRead } from '../../../hooks/useStaff.ts';

export function SyncLine({ news, read }: { readonly news: QueueNews; readonly read: CachedRead<unknown> }) {
  const { waiting, refused, lastSent, lastFailed } = news;
  return (
    <div className={css({ textStyle: 'small' })}>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      <p aria-live="polite">
        {waiting > 0 ? <strong>{`${m.queue_unsent({ count: waiting })} `}</strong> : null}
        {lastSent === null ? null : `${m.queue_last_sent({ when: moment(lastSent) })} `}
        {lastFailed === null ? null : `${m.queue_last_failed({ when: moment(lastFailed) })} `}
      </p>
      {refused > 0 ? (
        <p className={css({ fontWeight: 'bold', color: 'danger' })}>
          {m.queue_refused({ count: refused })}{' '}
          <a href={localHref('/outbox')} className={css({ textDecoration: 'underline' })}>
            {m.queue_see_why()}
          </a>
        </p>
      ) : null}
    </div>
  );
}
