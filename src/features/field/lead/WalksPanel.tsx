/** The walks and phone shifts of the last days: who, where, from when to when, and rolling one back. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
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
      title="Walks and phone shifts"
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${ACTIVITY_DAYS} days`}</span>}
    >
      {walks.rows?.length === 0 ? (
        <p className={css({ color: 'inkMuted' })}>None yet. The first knock or call begins one.</p>
      ) : null}
      <ul aria-label="Walks and phone shifts">
        {walks.rows?.map((walk) => (
          <li key={walk.walk_id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>{walk.name ?? 'Somebody'}</p>
              <p className={slots.more}>{walkWords(walk)}</p>
              <p className={slots.quiet}>{walkTimes(walk)}</p>
            </div>
            {walk.rollback_id === null ? (
              <Button
                variant="secondary"
                className={css({ justifySelf: 'start' })}
                onClick={() => setChosen(walk)}
                aria-label={`Roll back the walk of ${walk.name ?? 'somebody'}, ${walkTimes(walk)}`}
              >
                Roll back
              </Button>
            ) : (
              <p className={css({ textStyle: 'small', fontWeight: 'bold' })}>Rolled back</p>
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
