/** Owns the turfs as a field leader sees them: how far each is, who has it, and handing it out or taking it back. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { useFieldChange } from '../../hooks/field/useFieldChange.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AsOf, moment } from '../../ui/staff/AsOf.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import { Problem } from './Problem.tsx';
import { textLink } from '../../ui/staff/textLink.ts';
import { turfsRead, type Turf } from './reads.ts';

export function TurfsPanel() {
  const turfs = useStaffRead(turfsRead);
  const change = useFieldChange(turfs.refresh);
  const [handing, setHanding] = useState<string | null>(null);
  const chosen = turfs.rows?.find((turf) => turf.turf_id === handing);
  return (
    <Panel
      title="All turfs"
      aside={
        <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
          <Link to="/field-ops/import" className={textLink}>
            Bring in a voter file
          </Link>
          <Link to="/field-ops/volunteers" className={textLink}>
            Volunteers
          </Link>
          <Link to="/field-ops/cut" className={textLink}>
            Cut turf
          </Link>
        </span>
      }
    >
      <Problem words={change.problem} />
      {turfs.rows === null && turfs.state === 'loading' ? <Spinner label="Loading the turfs..." /> : null}
      {turfs.rows?.length === 0 ? (
        <EmptyState title="No turf yet">
          <p>A turf is 40 to 50 doors that one person walks in one go. Cut the first one from the streets you have.</p>
        </EmptyState>
      ) : null}
      <ul aria-label="All turfs" className={css({ display: 'grid', gap: '0' })}>
        {turfs.rows?.map((turf) => (
          <TurfLine
            key={turf.turf_id}
            turf={turf}
            busy={change.busy}
            onHand={() => setHanding(turf.turf_id)}
            onTake={() => void change.run((api) => api.rpc('return_turf', { turf: turf.turf_id }))}
          />
        ))}
      </ul>
      <AsOf asOf={turfs.asOf} offline={turfs.offline} failed={turfs.state === 'failed'} locale={campaign.locale} />
      {chosen ? <CheckoutDialog turf={chosen} refresh={turfs.refresh} onClose={() => setHanding(null)} /> : null}
    </Panel>
  );
}

interface TurfLineProps {
  readonly turf: Turf;
  readonly busy: boolean;
  readonly onHand: () => void;
  readonly onTake: () => void;
}

function TurfLine({ turf, busy, onHand, onTake }: TurfLineProps) {
  const share = (part: number) => `${turf.doors === 0 ? 0 : (part / turf.doors) * 100}%`;
  return (
    <li
      data-turf={turf.name}
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' },
        alignItems: 'center',
        columnGap: '6',
        rowGap: '2',
        paddingBlock: '4',
        borderBottomWidth: '1px',
        borderBottomStyle: 'solid',
        borderBottomColor: 'lineSoft',
      })}
    >
      <div>
        <Link to="/field-ops/walk/$turf" params={{ turf: turf.turf_id }} className={textLink}>
          {turf.name}
        </Link>
        <p className={css({ textStyle: 'small' })}>{holderWords(turf)}</p>
      </div>
      <div>
        <div
          aria-hidden="true"
          className={css({
            position: 'relative',
            height: '0.625rem',
            backgroundColor: 'shade',
            '& > span': { position: 'absolute', insetBlock: '0', left: '0' },
          })}
        >
          <span style={{ width: share(turf.visited) }} className={css({ backgroundColor: 'straw' })} />
          <span style={{ width: share(turf.done) }} className={css({ backgroundColor: 'quiet' })} />
        </div>
        <p className={css({ textStyle: 'small', marginTop: '1' })}>
          {`${turf.visited} of ${turf.doors} doors visited, ${turf.contacts} conversations`}
          {turf.last_at === null ? '' : ` · last ${moment(parseTimestamp(turf.last_at) ?? 0, campaign.locale)}`}
          {turf.conflicts === 0 ? null : <strong>{` · ${turf.conflicts} with two results`}</strong>}
        </p>
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })}>
        <Link
          to="/field-ops/print/$turf"
          params={{ turf: turf.turf_id }}
          className={textLink}
          aria-label={`Print the walk list of ${turf.name}`}
        >
          Print
        </Link>
        {turf.holder === null || overdue(turf) ? (
          <Button variant="secondary" disabled={busy} onClick={onHand} aria-label={`Check out ${turf.name}`}>
            Check out
          </Button>
        ) : null}
        {turf.holder === null ? null : (
          <Button variant="secondary" disabled={busy} onClick={onTake} aria-label={`Take back ${turf.name}`}>
            Take back
          </Button>
        )}
      </div>
    </li>
  );
}

function overdue({ due_at }: Turf): boolean {
  return due_at !== null && (parseTimestamp(due_at) ?? Infinity) < Date.now();
}

function holderWords(turf: Turf): string {
  if (turf.holder === null || turf.due_at === null) return 'In nobody’s hands';
  const day = new Date(parseTimestamp(turf.due_at) ?? 0).toLocaleDateString(campaign.locale, {
    timeZone: campaign.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return overdue(turf)
    ? `${turf.holder_name ?? 'Somebody'} was to be done by ${day}. You can hand it to somebody else.`
    : `In ${turf.holder_name ?? 'somebody'}’s hands until ${day}`;
}
