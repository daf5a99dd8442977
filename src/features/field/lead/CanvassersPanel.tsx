/** Who walked, how it went, when they last reported, and rolling a shift back where it went wrong. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../../core/session/time.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../../../hooks/format.ts';
import { Rich } from '../../../ui/Rich.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { contactRate, paceWords, warningsOf } from './figures.ts';
import { Problem } from './Problem.tsx';
import { ACTIVITY_DAYS, activityRead, rollbacksRead, turfsRead, type Activity } from './reads.ts';
import { RollbackDialog } from './RollbackDialog.tsx';

const when = (text: string) => moment(parseTimestamp(text) ?? 0);

const STRONG = { who: (name: string) => <strong>{name}</strong> };

const slots = row({ columns: 'actions' });

export function CanvassersPanel() {
  const activity = useStaffRead(activityRead);
  const rollbacks = useStaffRead(rollbacksRead);
  const turfs = useStaffRead(turfsRead);
  const change = useChange(activity.refresh, rollbacks.refresh, turfs.refresh);
  const [chosen, setChosen] = useState<Activity | null>(null);
  return (
    <Panel
      title={m.lead_canvassers_title()}
      aside={
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {m.lead_last_days({ days: ACTIVITY_DAYS })}
        </span>
      }
    >
      {activity.rows?.length === 0 ? <p className={css({ color: 'inkMuted' })}>{m.lead_canvassers_none()}</p> : null}
      <ul aria-label={m.lead_canvassers_title()}>
        {activity.rows?.map((one) => (
          <li key={one.user_id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>{one.name ?? m.lead_somebody()}</p>
              <p className={slots.more}>
                {[
                  m.lead_canvasser_knocks({ attempts: one.attempts, rate: contactRate(one) ?? 0 }),
                  paceWords(one.median_seconds),
                  one.devices > 1 ? m.lead_canvasser_phones({ devices: one.devices }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className={slots.quiet}>{m.lead_canvasser_report({ when: when(one.last_received_at) })}</p>
            </div>
            <Button
              variant="secondary"
              className={css({ justifySelf: 'start' })}
              onClick={() => setChosen(one)}
              aria-label={m.lead_rollback_of({ name: one.name ?? m.lead_this_canvasser() })}
            >
              {m.lead_rollback()}
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
        <section aria-label={m.lead_rolled_back_title()} className={css({ marginTop: '5' })}>
          <h3 className={css({ textStyle: 'label' })}>{m.lead_rolled_back_title()}</h3>
          <Problem words={change.problem} />
          <ul>
            {rollbacks.rows.map((one) => (
              <li
                key={one.id}
                className={css({ paddingBlock: '2', display: 'flex', justifyContent: 'space-between', gap: '3' })}
              >
                <p className={css({ textStyle: 'small' })}>
                  <Rich
                    of={m.lead_rolled_back_line.parts({
                      name: one.name ?? '',
                      attempts: one.attempts,
                      since: when(one.since),
                      until: when(one.until),
                      reason: one.reason,
                      by: one.by_name ?? '',
                      when: when(one.created_at),
                    })}
                    with={STRONG}
                  />
                  {one.restored_at === null ? '' : ` ${m.lead_rolled_back_restored({ when: when(one.restored_at) })}`}
                </p>
                {one.restored_at === null ? (
                  <Button
                    variant="ghost"
                    disabled={change.busy}
                    onClick={() => void change.run((api) => api.rpc('restore_shift', { rollback: one.id }))}
                  >
                    {m.lead_restore()}
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
