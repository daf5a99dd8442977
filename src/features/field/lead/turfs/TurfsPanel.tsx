/** Owns the turfs as a field leader sees them: all of them together, and a screenful of those looked for. */
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useFieldChange } from '../../data/useFieldChange.ts';
import { useKeptHere } from '../../../../hooks/useKeptHere.ts';
import { useSession } from '../../../../hooks/useSession.ts';
import { useStaffRead } from '../../../../hooks/useStaff.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { AsOf } from '../../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../../ui/staff/Panel.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import { CheckoutDialog } from '../CheckoutDialog.tsx';
import { Problem } from '../Problem.tsx';
import { turfsRead, type Turf } from '../reads.ts';
import { findableTurfs, findTurfs, isOn, sortTurfs, totalsOf } from './finding.ts';
import { TurfFinder } from './TurfFinder.tsx';
import { TurfLine } from './TurfLine.tsx';
import { parseTurfView, type TurfView } from './view.ts';

/** More than fit on a screen. */
const AT_FIRST = 12;
const MORE = 48;

export function TurfsPanel({ view }: { readonly view: TurfView }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const turfs = useStaffRead(turfsRead);
  const change = useFieldChange(turfs.refresh);
  const navigate = useNavigate();
  const [handing, setHanding] = useState<string | null>(null);
  const [looked, setLooked] = useKeptHere(`turfs of ${me}`, { query: '', shown: AT_FIRST });
  const { turfs: filter = 'all', sort = 'name' } = view;
  const { rows } = turfs;
  const { now, index, totals } = useMemo(() => standing(rows ?? []), [rows]);
  // A key press or a filter is answered first; the lines follow.
  const query = useDeferredValue(looked.query);
  const shown = useDeferredValue(looked.shown);
  const found = useMemo(
    () =>
      sortTurfs(
        findTurfs(index, query).filter((turf) => isOn(filter, turf, now)),
        sort,
      ),
    [index, query, filter, sort, now],
  );
  const chosen = rows?.find((turf) => turf.turf_id === handing);

  function look(next: TurfView, typed = looked.query) {
    setLooked({ query: typed, shown: AT_FIRST });
    void navigate({ to: '/field-ops', search: parseTurfView({ ...view, ...next }), replace: true, resetScroll: false });
  }

  return (
    <Panel title="All turfs" aside={<Ways />}>
      <Problem words={change.problem} />
      {rows === null && turfs.state === 'loading' ? <Spinner label="Loading the turfs..." /> : null}
      {rows?.length === 0 ? (
        <EmptyState title="No turf yet">
          <p>A turf is 40 to 50 doors that one person walks in one go. Cut the first one from the streets you have.</p>
        </EmptyState>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <TurfFinder
          totals={totals}
          filter={filter}
          sort={sort}
          query={looked.query}
          onFilter={(turfs) => look({ turfs })}
          onSort={(sort) => look({ sort })}
          onQuery={(query) => setLooked({ query, shown: AT_FIRST })}
        />
      ) : null}
      {rows !== null && rows.length > 0 && found.length === 0 ? (
        <EmptyState
          title="No turf fits"
          action={
            <Button variant="secondary" onClick={() => look({ turfs: 'all' }, '')}>
              Show all turfs
            </Button>
          }
        >
          <p>Try a shorter word or another filter.</p>
        </EmptyState>
      ) : null}
      <ul aria-label="All turfs">
        {found.slice(0, shown).map((turf) => (
          <TurfLine
            key={turf.turf_id}
            turf={turf}
            now={now}
            busy={change.busy}
            onHand={({ turf_id }) => setHanding(turf_id)}
            onTake={({ turf_id }) => void change.run((api) => api.rpc('return_turf', { turf: turf_id }))}
          />
        ))}
      </ul>
      {found.length > shown ? (
        <p className={css({ paddingBlock: '3' })}>
          {`${shown} of ${found.length} turfs shown. `}
          <Button variant="ghost" onClick={() => setLooked({ ...looked, shown: looked.shown + MORE })}>
            Show more
          </Button>
        </p>
      ) : null}
      <AsOf asOf={turfs.asOf} trouble={turfs.trouble} />
      {chosen ? <CheckoutDialog turf={chosen} refresh={turfs.refresh} onClose={() => setHanding(null)} /> : null}
    </Panel>
  );
}

/** How the turfs stand when they come: what is overdue is so by then. */
function standing(turfs: readonly Turf[]) {
  const now = Date.now();
  return { now, index: findableTurfs(turfs), totals: totalsOf(turfs, now) };
}

function Ways() {
  return (
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
  );
}
