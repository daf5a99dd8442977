/** Where somebody is signed in, and ending one of these sessions or all others. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { parseTimestamp } from '../../core/session/time.ts';
import { namedDevice } from '../../core/userAgent.ts';
import { moment } from '../../hooks/format.ts';
import { useAccountChange } from '../../hooks/useAccount.ts';
import { useChange } from '../../hooks/useChange.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { Tag } from '../../ui/staff/Tag.tsx';
import { historyRead, sessionsRead, type OwnSession } from './data/reads.ts';

function deviceOf({ user_agent: agent }: OwnSession): string {
  const named = namedDevice(agent);
  if (named === null) return m.account_session_unknown();
  const { browser, system } = named;
  return browser === null ? m.account_session_home_screen({ system }) : m.account_session_device({ browser, system });
}

function timesOf(session: OwnSession): string {
  const since = parseTimestamp(session.created_at);
  const last = parseTimestamp(session.last_used_at);
  return [
    since === null ? '' : m.account_session_since({ when: moment(since) }),
    last === null ? '' : m.account_session_last({ when: moment(last) }),
    session.aal === 'aal2' ? m.account_session_second() : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function SessionsPanel() {
  const sessions = useStaffRead(sessionsRead);
  const history = useStaffRead(historyRead);
  const [asking, setAsking] = useState(false);
  const change = useChange(sessions.refresh, history.refresh);
  const refresh = async () => void (await Promise.all([sessions.refresh(), history.refresh()]));
  const others = useAccountChange(refresh, m.account_others_ended);
  const slots = row({ columns: 'actions' });
  const rows = sessions.rows ?? [];
  return (
    <Panel title={m.account_sessions()}>
      {sessions.state === 'loading' ? <Spinner label={m.account_sessions_loading()} /> : null}
      <ul>
        {rows.map((session) => (
          <li key={session.id} className={slots.root}>
            <div className={slots.main}>
              <p className={slots.title}>
                {deviceOf(session)} {session.is_current ? <Tag>{m.account_session_here()}</Tag> : null}
              </p>
              <p className={slots.quiet}>{timesOf(session)}</p>
            </div>
            {session.is_current ? null : (
              <Button
                variant="ghost"
                disabled={change.busy}
                aria-label={m.account_session_end_of({ device: deviceOf(session) })}
                onClick={() =>
                  void change.run((api) => api.rpc('end_my_session', { session: session.id }), {
                    done: () => m.account_session_ended(),
                    failed: true,
                  })
                }
              >
                {m.account_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AsOf asOf={sessions.asOf} trouble={sessions.trouble} />
      {rows.length > 1 ? (
        <Button
          variant="secondary"
          className={css({ marginTop: '3' })}
          busy={others.busy && m.ui_saving()}
          onClick={() => setAsking(true)}
        >
          {m.account_end_others()}
        </Button>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={m.account_end_others_title()}
          text={m.account_end_others_text()}
          yes={m.account_end_others_yes()}
          no={m.account_end_others_no()}
          onYes={() => {
            setAsking(false);
            void others.run((account) => account.endOthers());
          }}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
