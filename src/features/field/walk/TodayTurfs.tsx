/** The turfs in this person's hands on the Today page. Nothing at all for somebody without one. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { myTurfsRead } from '../data/reads.ts';
import { unsentWords, useUnsent } from '../data/useUnsent.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { dueWords } from '../data/words.ts';
import { m } from '../../../messages/messages.js';

export function TodayTurfs() {
  const { rows, asOf, trouble } = useStaffRead(myTurfsRead);
  const session = useSession();
  const unsent = useUnsent(session.status === 'signed-in' ? session.identity.userId : '');
  if (rows === null || rows.length === 0) return null;
  return (
    <Panel title={m.walk_my_turfs()}>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {rows.map((turf) => (
          <li key={turf.turf_id} className={css({ display: 'grid', gap: '1' })}>
            <Link to="/field-ops/walk/$turf" params={{ turf: turf.turf_id }} className={textLink}>
              {turf.name}
            </Link>
            <ProgressBar doors={turf.doors} visited={turf.visited} done={turf.done} />
            <p className={css({ textStyle: 'small' })}>
              {m.walk_today_progress({
                visited: turf.visited,
                count: turf.doors,
                due: dueWords(parseTimestamp(turf.due_at) ?? 0),
              })}{' '}
              <strong>{unsentWords(unsent.get(turf.turf_id))}</strong>
            </p>
          </li>
        ))}
      </ul>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}
