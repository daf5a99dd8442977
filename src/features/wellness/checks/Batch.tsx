/** The services that are this caller's to ask for a while, the one that nobody checked for longest first. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { digits, moment } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { checksRead } from '../data/checkReads.ts';
import { useChecks } from '../data/useChecks.ts';
import { CheckEntry, type ReadOuts } from './CheckEntry.tsx';
import { isAsked } from './asked.ts';

/** As many as somebody asks in two hours; the defaults of take_service_checks(). */
const IN_BATCH = 10;

export function Batch({ me, ...spoken }: ReadOuts & { readonly me: string }) {
  const { read, lines, unsent } = useChecks(checksRead, me);
  const change = useChange(read.refresh);
  const now = useNow('half a minute');
  const [none, setNone] = useState(false);
  const open = lines?.filter((one) => !isAsked(one)) ?? [];
  const ends = lines?.[0] ? Math.min(...lines.map(({ row }) => Date.parse(row.expires_at))) : null;
  const take = () =>
    change.run(async (api) => {
      setNone(false);
      setNone((await api.rpc('take_service_checks', { wanted: IN_BATCH })) === 0);
    });
  return (
    <Panel title={m.wellness_checks_batch()}>
      {lines === null && read.state !== 'failed' ? <Spinner label={m.ui_loading()} /> : null}
      {lines?.length === 0 ? (
        <EmptyState title={m.wellness_checks_none()}>
          <p>{m.wellness_checks_none_more()}</p>
        </EmptyState>
      ) : null}
      {lines?.length && ends !== null ? (
        <>
          <p className={css({ fontWeight: 'bold' })}>
            {m.wellness_checks_progress({ asked: digits(lines.length - open.length), all: digits(lines.length) })}
          </p>
          <p>{ends > now ? m.wellness_checks_yours({ time: moment(ends) }) : m.wellness_checks_over()}</p>
          <ul aria-label={m.wellness_checks_batch()} className={css({ marginTop: '4' })}>
            {lines.map((one) => (
              <CheckEntry key={one.row.lease_id} of={one} me={me} next={one === open[0]} {...spoken} />
            ))}
          </ul>
        </>
      ) : null}
      <p aria-live="polite" data-unsent={unsent}>
        {unsent > 0 ? m.wellness_checks_unsent({ count: unsent, shown: digits(unsent) }) : null}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '3' })}>
        {lines !== null && open.length === 0 ? (
          <Button disabled={change.busy} onClick={() => void take()}>
            {m.wellness_checks_take()}
          </Button>
        ) : null}
        {open.length > 0 ? (
          <Button
            variant="secondary"
            disabled={change.busy}
            onClick={() => void change.run((api) => api.rpc('return_service_checks', {}))}
          >
            {m.wellness_checks_return()}
          </Button>
        ) : null}
      </div>
      <NeedsSignal>{m.wellness_checks_signal()}</NeedsSignal>
      <output className={css({ fontWeight: 'bold' })}>
        {change.problem ?? (none ? m.wellness_checks_all_fresh() : '')}
      </output>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </Panel>
  );
}
