/** How all turfs stand together. */
import { css } from 'styled-system/css';
import { digits } from '../../../../hooks/format.ts';
import { ProgressBar } from '../../parts/ProgressBar.tsx';
import { m } from '../../../../messages/messages.js';
import type { TurfTotals } from './finding.ts';

export function TurfTotalsLine({ totals }: { readonly totals: TurfTotals }) {
  const { turfs, doors, visited, done } = totals;
  const share = doors === 0 ? 0 : Math.floor((visited / doors) * 100);
  return (
    <div className={css({ display: 'grid', gap: '1', maxWidth: '40rem', marginBottom: '4' })}>
      <ProgressBar doors={doors} visited={visited} done={done} />
      <p className={css({ fontWeight: 'bold' })}>
        {m.lead_totals({ count: turfs, turfs: digits(turfs), share, doors: digits(doors) })}
      </p>
    </div>
  );
}
