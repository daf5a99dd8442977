/** Saying what of this device's own is only saved and what is sent, when it last worked and when it last failed. */
import { css } from 'styled-system/css';
import type { QueueNews } from '../data/useQueue.ts';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { CachedRead } from '../../../hooks/useStaff.ts';

export function SyncLine({ news, read }: { readonly news: QueueNews; readonly read: CachedRead<unknown> }) {
  const { waiting, refused, lastSent, lastFailed } = news;
  const at = (time: number) => moment(time);
  return (
    <div className={css({ textStyle: 'small' })}>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      <p aria-live="polite">
        {waiting > 0 ? <strong>{`${waiting} saved on this device, not sent yet. `}</strong> : null}
        {lastSent === null ? null : `Last sent ${at(lastSent)}. `}
        {lastFailed === null ? null : `Last try without success ${at(lastFailed)}. `}
      </p>
      {refused > 0 ? (
        <p className={css({ fontWeight: 'bold', color: 'danger' })}>
          {refused === 1 ? 'One entry was' : `${refused} entries were`} not accepted and {refused === 1 ? 'is' : 'are'}{' '}
          not counted.{' '}
          <a href="/outbox" className={css({ textDecoration: 'underline' })}>
            See why
          </a>
        </p>
      ) : null}
    </div>
  );
}
