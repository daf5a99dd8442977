/** Who walked, how it went, when they last reported, and rolling a shift back where it went wrong. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { contactRate, paceWords, warningsOf } from './figures.ts';
import { Problem } from './Problem.tsx';
import { ACTIVITY_DAYS, activityRead, rollbacksRead, turfsRead, type Activity } from './reads.ts';
import { RollbackDialog } from './RollbackDialog.tsx';

const when = (text: string) => moment(parseTimestamp(text) ?? 0);

const slots = row({ columns: 'actions' });

export function CanvassersPanel() {
  const activity = useStaffRead(activityRead);
  const rollbacks = useStaffRead(rollbacksRead);
  const turfs = useStaffRead(turfsRead);
  const change = useChange(activity.refresh, rollbacks.refresh, turfs.refresh);
  const [chosen, setChosen] = useState<Activity | null>(null);
  return (
    <Panel
      title="Canvassers"
      aside={<span className={css({ textStyle: 'small', color: 'inkMuted' })}>{`Last ${ACTIVITY_DAYS} days`}</span>}
    >
      {activity.rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>Nobody has walked yet.</p> : null}
      <ul aria-label="Canvassers">
        {activity.rows?.map((one) => (
          <li key={one.user_id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>{one.name ?? 'Somebody'}</p>
              <p className={slots.more}>
                {[
                  `${one.attempts} knocks, ${contactRate(one) ?? 0} of 100 reached`,
                  paceWords(one.median_seconds),
                  one.devices > 1 ? `${one.devices} phones` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={slots.quiet}>
                {`Last report ${when(one.last_received_at)}. Whatever was saved after that is still on the phone.`}
              </p>
            </div>
            <Button
              variant="secondary"
              className={css({ justifySelf: 'start' })}
              onClick={() => setChosen(one)}
              aria-label={`Roll back ${one.name ?? 'this canvasser'}`}
            >
              Roll back
            </Button>
            {warningsOf(one).map((words) => (
              <p
                key={words}
                className={css({ gridColumn: '1 / -1', padding: '2', backgroundColor: 'straw', color: 'onStraw' })}
              >
                {words}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {rollbacks.rows?.length ? (
        <section aria-label="Rolled back" className={css({ marginTop: '5' })}>
          <h3 className={css({ textStyle: 'label' })}>Rolled back</h3>
          <Problem words={change.problem} />
          <ul>
            {rollbacks.rows.map((one) => (
              <li
                key={one.id}
                className={css({ paddingBlock: '2', display: 'flex', justifyContent: 'space-between', gap: '3' })}
              >
                <p className={css({ textStyle: 'small' })}>
                  <strong>{one.name}</strong>
                  {`: ${one.attempts} results from ${when(one.since)} to ${when(one.until)}. “${one.reason}” ${one.by_name ?? ''}, ${when(one.created_at)}.`}
                  {one.restored_at === null ? '' : ` Restored ${when(one.restored_at)}.`}
                </p>
                {one.restored_at === null ? (
                  <Button
                    variant="ghost"
                    disabled={change.busy}
                    onClick={() => void change.run((api) => api.rpc('restore_shift', { rollback: one.id }))}
                  >
                    Restore
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <AsOf asOf={activity.asOf} trouble={activity.trouble} />
      {chosen ? (
        <RollbackDialog
          activity={chosen}
          refresh={[activity.refresh, rollbacks.refresh, turfs.refresh]}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Panel>
  );
}
