/** This device's own queue on the dashboard: what is saved here and not sent yet. */
import { css } from 'styled-system/css';
import { useOutboxTotals } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';

export function QueuePanel() {
  const totals = useOutboxTotals();
  return (
    <Panel title={m.dashboard_device()}>
      {totals === undefined ? null : totals === 'unavailable' ? (
        <p>{m.dashboard_no_storage()}</p>
      ) : (
        <>
          <p className={css({ fontWeight: 'bold' })}>
            {totals.waiting + totals.needsYou === 0 ? m.dashboard_all_sent() : null}
            {totals.waiting > 0 ? `${m.dashboard_unsent({ count: totals.waiting })} ` : null}
            {totals.needsYou > 0 ? m.dashboard_needs_you({ count: totals.needsYou }) : null}
          </p>
          <div className={css({ marginTop: '3' })}>
            <ButtonLink href="/outbox" variant={totals.needsYou > 0 ? 'primary' : 'secondary'}>
              {totals.needsYou > 0 ? m.dashboard_see_wrong() : m.dashboard_see_mine()}
            </ButtonLink>
          </div>
        </>
      )}
    </Panel>
  );
}
