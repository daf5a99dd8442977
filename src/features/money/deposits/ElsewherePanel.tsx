/** What was put on a slip here, without a signal, and lay on somebody else's already: it counts there, and whoever put it second is told. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import type { SaveDeposits } from '../data/saveDeposit.ts';
import type { Elsewhere } from '../model/deposits.ts';
import { PieceLine } from './PieceLine.tsx';

interface PanelProps {
  readonly elsewhere: readonly Elsewhere[];
  readonly busy: boolean;
  readonly save: SaveDeposits;
}

export function ElsewherePanel({ elsewhere, busy, save }: PanelProps) {
  if (elsewhere.length === 0) return null;
  const gone = m.money_account_gone();
  return (
    <Panel title={m.deposits_elsewhere()}>
      <p className={css({ maxWidth: 'text', marginBottom: '3' })}>{m.deposits_elsewhere_hint()}</p>
      <ul aria-label={m.deposits_elsewhere()} className={css({ maxWidth: '44rem' })}>
        {elsewhere.map((one) => (
          <PieceLine
            key={`${one.slip} ${one.entry}`}
            piece={{ ...one, id: one.entry }}
            more={m.deposits_elsewhere_line({ by: one.by_name ?? gone, holder: one.with_name ?? gone })}
          >
            <Button
              variant="secondary"
              disabled={busy}
              aria-label={m.deposits_elsewhere_seen_one({ name: one.name ?? m.money_nobody() })}
              onClick={() => void save([{ slip: one.slip, action: 'off', entry: one.entry }])}
            >
              {m.deposits_elsewhere_seen()}
            </Button>
          </PieceLine>
        ))}
      </ul>
    </Panel>
  );
}
