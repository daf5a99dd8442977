/** The walks and phone shifts of the last days: who, where, from when to when, and rolling one back. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { walkTimes, walkWords } from './figures.ts';
import { ACTIVITY_DAYS, activityRead, rollbacksRead, turfsRead, walksRead, type Walk } from './reads.ts';
import { RollbackDialog } from './RollbackDialog.tsx';

const slots = row({ columns: 'actions' });

export function WalksPanel() {
  const walks = useStaffRead(walksRead);
  const activity = useStaffRead(activityRead);
  const rollbacks = useStaffRead(rollbacksRead);
  const turfs = useStaffRead(turfsRead);
  const [chosen, setChosen] = useState<Walk | null>(null);
  return (
    <Panel
      title={m.lead_walks_title()}
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.lead_last_days({ days: ACTIVITY_DAYS })}
        </span>
      }
    >
      {walks.rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>{m.lead_walks_none()}</p> : null}
      <ul aria-label={m.lead_walks_title()}>
        {walks.rows?.map((walk) => (
          <li key={walk.walk_id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>{walk.name ?? m.lead_somebody()}</p>
              <p className={slots.more}>{walkWords(walk)}</p>
              <p className={slots.quiet}>{walkTimes(walk)}</p>
            </div>
            {walk.rollback_id === null ? (
              <Button
                variant="secondary"
                className={css({ justifySelf: 'start' })}
                onClick={() => setChosen(walk)}
                aria-label={m.lead_rollback_of_walk({
                  name: walk.name ?? m.lead_somebody_within(),
                  times: walkTimes(walk),
                })}
              >
                {m.lead_rollback()}
              </Button>
            ) : (
              <p className={css({ textStyle: 'small', fontWeight: 'bold' })}>{m.lead_rolled_back()}</p>
            )}
          </li>
        ))}
      </ul>
      <AsOf asOf={walks.asOf} trouble={walks.trouble} />
      {chosen ? (
        <RollbackDialog
          activity={{
            user_id: chosen.canvasser,
            name: chosen.name,
            first_at: chosen.begun,
            last_at: chosen.ended,
          }}
          since={parseTimestamp(chosen.begun) ?? 0}
          refresh={[walks.refresh, activity.refresh, rollbacks.refresh, turfs.refresh]}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Panel>
  );
}
