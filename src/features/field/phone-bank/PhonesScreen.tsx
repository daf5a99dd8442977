/** The phone bank: a batch of people lent to this phone, the next one first in reach, every call with its own state. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { callProgress, dueFirst, isOver, isWaiting, nextCall, type Call } from '../model/calls.ts';
import { forgetPlace, rememberPlace } from '../data/resumePoint.ts';
import { CALLS_TOPIC } from '../data/saveFact.ts';
import { useCalls } from '../data/useCalls.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LastSavedStrip } from '../parts/LastSavedStrip.tsx';
import { big, thumbBar, wholeScreen } from '../parts/styles.ts';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { m } from '../../../messages/messages.js';
import { CallRow } from './CallRow.tsx';
import { deliveryAt } from './list.ts';
import { TakeCalls } from './TakeCalls.tsx';
import { leaseWords, lengthWords } from './words.ts';

export function PhonesScreen() {
  const { userId, calls, unsent, read, now } = useCalls();
  const leads = useMay('take_calls');
  useEffect(() => {
    if (userId !== '') rememberPlace(userId, '/field-ops/phones');
  }, [userId]);
  const { ask, refresh } = read;
  useEffect(() => void ask(), [ask]);
  return (
    <div className={wholeScreen}>
      <Link
        to="/field-ops"
        onClick={forgetPlace}
        className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touchLarge' })}
      >
        {m.phone_bank_field()}
      </Link>
      <h1 className={css({ textStyle: 'h2' })}>{m.phone_bank_title()}</h1>
      {calls === null && read.state !== 'failed' ? <Spinner label={m.phone_bank_loading()} /> : null}
      {calls?.length ? <Batch calls={calls} now={now} refresh={refresh} /> : null}
      {calls?.length === 0 ? (
        <EmptyState title={m.phone_bank_nobody()}>
          <p>
            {leads
              ? m.phone_bank_take_hint({
                  count: campaignNow().field.callsInBatch,
                  length: lengthWords(campaignNow().field.callMinutes),
                })
              : m.phone_bank_not_yours()}
          </p>
        </EmptyState>
      ) : null}
      <p aria-live="polite" data-unsent={unsent} className={css({ marginTop: '3' })}>
        {unsent > 0
          ? m.phone_bank_unsent({ count: unsent })
          : calls?.some(({ state }) => state.own !== null)
            ? m.phone_bank_all_sent()
            : null}
      </p>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
      {leads && calls !== null && !calls.some((call) => isWaiting(call, now)) ? <TakeCalls refresh={refresh} /> : null}
      <NextBar calls={calls ?? []} now={now} />
    </div>
  );
}

interface BatchProps {
  readonly calls: readonly Call[];
  readonly now: number;
  readonly refresh: () => Promise<void>;
}

function Batch({ calls, now, refresh }: BatchProps) {
  const change = useChange(refresh);
  const progress = callProgress(calls);
  const next = nextCall(calls, null, now);
  return (
    <>
      <div className={css({ display: 'grid', gap: '2', marginTop: '3' })}>
        <ProgressBar doors={progress.calls} visited={progress.made} done={progress.reached} />
        <p className={css({ fontWeight: 'bold' })}>
          {m.phone_bank_progress({ made: progress.made, calls: progress.calls, reached: progress.reached })}
        </p>
        <p>{leaseWords(calls, now)}</p>
      </div>
      <LastSavedStrip topic={CALLS_TOPIC} place={null} deliveryAt={deliveryAt(calls)} />
      <ul aria-label={m.phone_bank_your_calls()} className={css({ marginTop: '4' })}>
        {dueFirst(calls, now).map((call) => (
          <li key={call.lease} className={css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' })}>
            <CallRow call={call} next={call.lease === next?.lease} now={now} />
          </li>
        ))}
      </ul>
      {calls.some((call) => !isOver(call, now)) ? (
        <button
          type="button"
          className={big}
          disabled={change.busy}
          style={{ width: '100%', marginBlock: '1rem' }}
          onClick={() => void change.run((api) => api.rpc('return_calls', {}))}
        >
          {next === null ? m.phone_bank_close_batch() : m.phone_bank_give_back()}
        </button>
      ) : null}
      {change.problem === null ? null : <p role="alert">{change.problem}</p>}
    </>
  );
}

function NextBar({ calls, now }: { readonly calls: readonly Call[]; readonly now: number }) {
  const next = nextCall(calls, null, now);
  return next === null ? null : (
    <div className={thumbBar}>
      <Link to="/field-ops/phones/$lease" params={{ lease: next.lease }} className={big} data-tone="loud">
        {m.phone_bank_next_person({ name: next.person.name })}
      </Link>
    </div>
  );
}
