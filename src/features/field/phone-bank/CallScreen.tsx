/** One call: who and how to reach them, two big buttons, the rest behind Other; saved here, then on to the next one. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { WENT_WRONG } from '../../../core/errors.ts';
import { CALLS_TOPIC } from '../data/saveFact.ts';
import { rememberPlace } from '../data/resumePoint.ts';
import { useCalls } from '../data/useCalls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LastSavedStrip } from '../parts/LastSavedStrip.tsx';
import { wholeScreen } from '../parts/styles.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { deliveryAt } from './list.ts';
import { CallConversation } from './CallConversation.tsx';

export function CallScreen({ lease }: { readonly lease: string }) {
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
          ‹ All calls
        </Link>
        {at < 0 ? null : <span>{`Call ${at + 1} of ${calls?.length ?? 0}`}</span>}
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
        />
      ) : calls === null && read.state !== 'failed' ? (
        <Spinner label="Loading the call..." />
      ) : (
        <EmptyState title={calls === null ? 'Your calls are not on this phone' : 'This call is not in your batch'}>
          <p>
            {calls === null
              ? read.trouble === 'fault'
                ? WENT_WRONG
                : 'Open the phone bank once where there is a signal.'
              : 'Its time is over, or you gave it back. What you saved counts. Take new calls from the phone bank.'}
          </p>
        </EmptyState>
      )}
    </div>
  );
}
