/** Much support at once that waits for a look: let it count, or drop it. */
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { burstsRead, type Burst } from '../data/staffReads.ts';
import type { RoomQuestion } from '../model/fold.ts';
import { line } from '../parts/styles.ts';

export interface BurstsProps {
  readonly questions: readonly RoomQuestion[];
  readonly onSettled: () => Promise<unknown>;
}

export function Bursts(props: BurstsProps) {
  // Who may not settle them is not asked to.
  return useMay('publish_content') ? <Waiting {...props} /> : null;
}

function Waiting({ questions, onSettled }: BurstsProps) {
  const read = useStaffRead(burstsRead);
  const change = useChange(read.refresh, onSettled);
  const here = (read.rows ?? []).flatMap((burst) => {
    const question = questions.find(({ shownId }) => shownId === burst.item_id);
    return question ? [{ burst, words: question.shownText ?? question.text }] : [];
  });
  if (here.length === 0) return null;
  const settle = ({ id }: Burst, counts: boolean) =>
    void change.run((api) => api.rpc('settle_support_burst', { burst: id, counts }));
  return (
    <Panel title={m.townhall_bursts()} className={css({ marginTop: '5' })}>
      {change.problem === null ? null : <p role="alert">{change.problem}</p>}
      <ul>
        {here.map(({ burst, words }) => (
          <li key={burst.id} className={line}>
            <p className={css({ fontWeight: 'bold' })}>{words}</p>
            <p>
              {burst.reason === 'address'
                ? m.townhall_burst_address({ count: burst.supports })
                : m.townhall_burst_rush({ count: burst.supports })}
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              <Button variant="secondary" disabled={change.busy} onClick={() => settle(burst, true)}>
                {m.townhall_burst_count()}
              </Button>
              <Button variant="ghost" disabled={change.busy} onClick={() => settle(burst, false)}>
                {m.townhall_burst_drop()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
