/** One call: who and how to reach them, two big buttons, the rest behind Other; saved here, then on to the next one. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { CALLS_TOPIC } from '../data/saveFact.ts';
import { rememberPlace } from '../data/resumePoint.ts';
import type { Help } from '../model/help.ts';
import { useCalls } from '../data/useCalls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LastSavedStrip } from '../parts/LastSavedStrip.tsx';
import { wholeScreen } from '../parts/styles.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { m } from '../../../messages/messages.js';
import { deliveryAt } from './list.ts';
import { CallConversation } from './CallConversation.tsx';

export interface CallScreenProps {
  readonly lease: string;
  readonly help: Help;
}

export function CallScreen({ lease, help }: CallScreenProps) {
  const { userId, calls, known, script, read, now } = useCalls();
  const at = calls?.findIndex((one) => one.lease === lease) ?? -1;
  const call = calls?.[at];
  useEffect(() => {
    if (userId !== '') rememberPlace(userId, `/field-ops/phones/${lease}`);
  }, [userId, lease]);
  return (
    <div className={wholeScreen}>
      <p className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' })}>
        <Link
          to="/field-ops/phones"
          className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touchLarge' })}
        >
          {m.phone_bank_all_calls()}
        </Link>
        {at < 0 ? null : <span>{m.phone_bank_call_of({ number: at + 1, total: calls?.length ?? 0 })}</span>}
      </p>
      <LastSavedStrip topic={CALLS_TOPIC} place={lease} deliveryAt={deliveryAt(calls ?? [])} />
      {call && calls ? (
        <CallConversation
          userId={userId}
          call={call}
          calls={calls}
          known={known(call.state.own?.id ?? null)}
          script={script}
          now={now}
          help={help}
        />
      ) : calls === null && read.state !== 'failed' ? (
        <Spinner label={m.phone_bank_call_loading()} />
      ) : (
        <EmptyState title={calls === null ? m.phone_bank_calls_missing() : m.phone_bank_call_missing()}>
          <p>
            {calls === null
              ? read.trouble === 'fault'
                ? m.ui_went_wrong()
                : m.phone_bank_open_once()
              : m.phone_bank_call_gone_why()}
          </p>
        </EmptyState>
      )}
    </div>
  );
}
