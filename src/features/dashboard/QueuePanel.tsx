/** This device's own queue on the dashboard: what is saved here and not sent yet. */
import { css } from 'styled-system/css';
import { useOutboxTotals } from '../../hooks/useOutbox.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';

export function QueuePanel() {
  const totals = useOutboxTotals();
  return (
    <Panel title="On this device">
      {totals === undefined ? null : totals === 'unavailable' ? (
        <p>This browser’s storage cannot be read, so nothing can be saved here for later.</p>
      ) : (
        <>
          <p className={css({ fontWeight: 'bold' })}>
            {totals.waiting + totals.needsYou === 0 ? 'Everything saved here has been sent.' : null}
            {totals.waiting > 0 ? `${totals.waiting} saved, not sent yet. ` : null}
            {totals.needsYou > 0 ? `${totals.needsYou} need you.` : null}
          </p>
          <div className={css({ marginTop: '3' })}>
            <ButtonLink href="/outbox" variant={totals.needsYou > 0 ? 'primary' : 'secondary'}>
              {totals.needsYou > 0 ? 'See what is wrong' : 'See my submissions'}
            </ButtonLink>
          </div>
        </>
      )}
    </Panel>
  );
}
