/** What happened to somebody's account: sign-ins, factors, passwords. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import type { Message } from '../../core/label.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { moment } from '../../hooks/format.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AsOf } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { historyRead } from './data/reads.ts';

/** As my_security_events() calls them. */
const DID: Readonly<Record<string, Message>> = {
  signed_in: m.account_did_signed_in,
  signed_in_with_factor: m.account_did_signed_in_with_factor,
  signed_out: m.account_did_signed_out,
  password_changed: m.account_did_password_changed,
  recovery_asked: m.account_did_recovery_asked,
  account_changed: m.account_did_account_changed,
  factor_added: m.account_did_factor_added,
  factor_removed: m.account_did_factor_removed,
  factor_reset: m.account_did_factor_reset,
  identity_linked: m.account_did_identity_linked,
  identity_unlinked: m.account_did_identity_unlinked,
  session_ended: m.account_did_session_ended,
  exported: m.account_did_exported,
};

/** Lines at first. */
const SHOWN = 8;

export function HistoryPanel() {
  const history = useStaffRead(historyRead);
  const [whole, setWhole] = useState(false);
  const slots = row();
  return (
    <Panel title={m.account_history()}>
      <p>{m.account_history_ask()}</p>
      {history.state === 'loading' ? <Spinner label={m.account_history_loading()} /> : null}
      {history.rows?.length === 0 ? <p>{m.account_history_none()}</p> : null}
      <ul className={css({ marginTop: '3' })}>
        {(history.rows ?? []).slice(0, whole ? undefined : SHOWN).map((event) => {
          const at = parseTimestamp(event.happened_at);
          return (
            <li key={event.id} className={slots.root}>
              <p>{(DID[event.action] ?? m.account_did_other)()}</p>
              {at === null ? null : <p className={slots.quiet}>{moment(at)}</p>}
            </li>
          );
        })}
      </ul>
      {!whole && (history.rows ?? []).length > SHOWN ? (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {m.account_history_more()}
        </Button>
      ) : null}
      <AsOf asOf={history.asOf} trouble={history.trouble} />
    </Panel>
  );
}
