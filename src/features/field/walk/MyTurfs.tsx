/** The list of turfs in this person's hands: how far each is, and whether it lies on this phone for a dead spot. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import type { ReadTrouble } from '../../../core/reads/read.ts';
import { parseTimestamp } from '../../../core/session/time.ts';
import { placeToReturnTo } from '../data/resumePoint.ts';
import { myTurfsRead, type MyTurf } from '../data/reads.ts';
import { useKeepMap } from '../data/useKeepMap.ts';
import { useKeptTurfs, useTakeAlong, type Taken } from '../data/useKeptTurfs.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useReportPhone } from '../data/useReportPhone.ts';
import { unsentWords, useUnsent } from '../data/useUnsent.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { moment } from '../../../hooks/format.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { big, grid2 } from '../parts/styles.ts';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { dueWords } from '../data/words.ts';
import { m } from '../../../messages/messages.js';

export interface MyTurfsProps {
  readonly hint?: ReactNode;
  /** What is taken along with a turf besides, of other subjects. Never rejects; the turf is there without it, too. */
  readonly alongside?: () => Promise<unknown>;
}

export function MyTurfs({ hint, alongside }: MyTurfsProps) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userId : '';
  const turfs = useStaffRead(myTurfsRead);
  const kept = useKeptTurfs();
  const unsent = useUnsent(userId);
  const { ask } = turfs;
  // A turf that was taken back meanwhile is not to be walked for another minute.
  useEffect(() => void ask(), [ask]);
  useKeepMap();
  const here = [...unsent.values()].reduce((sum, count) => sum + count, 0);
  useReportPhone(userId, turfs.asOf, (turfs.rows?.length ?? 0) > 0, here);
  const navigate = useNavigate();
  useEffect(() => {
    // The phone died, or the browser was killed: back to the door where that happened.
    if (userId === '') return;
    void placeToReturnTo(userId).then((place) => (place === null ? undefined : navigate({ to: place })));
  }, [userId, navigate]);
  return (
    <Panel title={m.walk_my_turfs()}>
      {turfs.rows === null && turfs.state === 'loading' ? <Spinner label={m.walk_my_turfs_loading()} /> : null}
      {turfs.rows?.length === 0 ? (
        <EmptyState title={m.walk_no_turf()}>{hint ?? <p>{m.walk_no_turf_hint()}</p>}</EmptyState>
      ) : null}
      <ul aria-label={m.walk_my_turfs()} className={css({ display: 'grid', gap: '4', maxWidth: '40rem' })}>
        {turfs.rows?.map((turf) => (
          <TurfItem
            key={turf.turf_id}
            turf={turf}
            userId={userId}
            keptAt={kept?.get(turf.turf_id) ?? null}
            current={turfs.trouble === null}
            unsent={unsentWords(unsent.get(turf.turf_id))}
            alongside={alongside}
          />
        ))}
      </ul>
      <AsOf asOf={turfs.asOf} trouble={turfs.trouble} />
    </Panel>
  );
}

const NOT_FETCHED: Readonly<Record<ReadTrouble, () => string>> = {
  offline: m.walk_unreachable,
  fault: m.ui_went_wrong,
};

interface TurfItemProps {
  readonly turf: MyTurf;
  readonly userId: string;
  readonly keptAt: number | null;
  /** It is what the server says now. */
  readonly current: boolean;
  /** What the figures do not contain yet, in words. */
  readonly unsent: string | null;
  readonly alongside: MyTurfsProps['alongside'];
}

function TurfItem({ turf, userId, keptAt, current, unsent, alongside }: TurfItemProps) {
  const [busy, setBusy] = useState(false);
  // The server gives it to field leaders alone; in a dead spot what lies on this phone is still walked.
  const leads = useMay('lead_field');
  const closed = isOverdue(turf) && !leads && current;
  const taken = useCallback((how: Taken) => {
    setBusy(false);
    if (how !== 'here') toast({ type: 'error', title: m.walk_not_fetched, description: NOT_FETCHED[how] });
  }, []);
  return (
    <li
      className={css({
        display: 'grid',
        gap: '3',
        padding: '4',
        backgroundColor: 'sheet',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line',
        borderRadius: 'sm',
      })}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' })}>
        <h3 className={css({ textStyle: 'h4', fontSize: '1.375rem' })}>{turf.name}</h3>
        <p>{dueWords(parseTimestamp(turf.due_at) ?? 0)}</p>
      </div>
      <ProgressBar doors={turf.doors} visited={turf.visited} done={turf.done} />
      <p>{m.walk_progress({ visited: turf.visited, count: turf.doors, done: turf.done })}</p>
      {unsent === null ? null : <p className={css({ fontWeight: 'bold' })}>{unsent}</p>}
      {closed ? (
        <p className={css({ fontWeight: 'bold' })}>{m.walk_closed()}</p>
      ) : (
        <>
          <div className={grid2}>
            <Link to="/field-ops/walk/$turf" params={{ turf: turf.turf_id }} className={big} data-tone="loud">
              {m.walk_walk()}
            </Link>
            <button type="button" className={big} disabled={busy} onClick={() => setBusy(true)}>
              <Icon name="download" />
              {busy ? m.walk_fetching() : keptAt === null ? m.walk_take_along() : m.walk_fetch_again()}
            </button>
          </div>
          {busy ? <Taking turfId={turf.turf_id} userId={userId} alongside={alongside} onDone={taken} /> : null}
          <p
            aria-live="polite"
            className={css({ display: 'flex', gap: '2', alignItems: 'center', fontWeight: 'bold' })}
          >
            <Icon name={keptAt === null ? 'alert' : 'check'} size={18} className={css({ flexShrink: '0' })} />
            {keptAt === null ? m.walk_not_here() : m.walk_here({ time: moment(keptAt) })}
          </p>
        </>
      )}
    </li>
  );
}

function isOverdue({ due_at }: Pick<MyTurf, 'due_at'>): boolean {
  return (parseTimestamp(due_at) ?? 0) < Date.now();
}

interface TakingProps {
  readonly turfId: string;
  readonly userId: string;
  readonly alongside: MyTurfsProps['alongside'];
  readonly onDone: (taken: Taken) => void;
}

/** There for as long as the list is being fetched. */
function Taking({ turfId, userId, alongside, onDone }: TakingProps) {
  useTakeAlong(turfId, userId, onDone, alongside);
  return null;
}
