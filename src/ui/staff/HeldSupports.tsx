/** Much support at once that waits for a look: let it count, or drop it. For whoever publishes. */
import { css } from 'styled-system/css';
import type { SupportedKind } from '../../hooks/useSupports.ts';
import { useBursts } from '../../hooks/useBursts.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Panel } from './Panel.tsx';

export interface HeldSupportsProps {
  readonly of: SupportedKind;
  /** The words of what is supported; null: it is not on this page. */
  readonly wordsOf: (item: string) => string | null;
  readonly onSettled: () => Promise<unknown>;
}

const line = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '4',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
});

export function HeldSupports({ of, wordsOf, onSettled }: HeldSupportsProps) {
  const { waiting, busy, problem, settle } = useBursts(of, onSettled);
  const here = waiting.flatMap((burst) => {
    const words = wordsOf(burst.item_id);
    return words === null ? [] : [{ burst, words }];
  });
  if (here.length === 0) return null;
  return (
    <Panel title={m.ui_bursts()} className={css({ marginTop: '5' })}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <ul aria-label={m.ui_bursts()}>
        {here.map(({ burst, words }) => (
          <li key={burst.id} className={line}>
            <p className={css({ fontWeight: 'bold' })}>{words}</p>
            <p>
              {burst.reason === 'address'
                ? m.ui_burst_address({ count: burst.supports })
                : m.ui_burst_rush({ count: burst.supports })}
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              <Button variant="secondary" disabled={busy} onClick={() => settle(burst, true)}>
                {m.ui_burst_count()}
                <VisuallyHidden>: {words}</VisuallyHidden>
              </Button>
              <Button variant="ghost" disabled={busy} onClick={() => settle(burst, false)}>
                {m.ui_burst_drop()}
                <VisuallyHidden>: {words}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
