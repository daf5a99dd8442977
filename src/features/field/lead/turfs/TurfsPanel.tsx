/** All turfs as a field leader sees them: how they stand together, and a screenful of those looked for. */
import { useMemo, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { mayExport } from '../../../../hooks/freshProof.ts';
import { useAddressLate } from '../../../../hooks/useAddressLate.ts';
import { useChange } from '../../../../hooks/useChange.ts';
import { useKeptHere } from '../../../../hooks/useKeptHere.ts';
import { useSession } from '../../../../hooks/useSession.ts';
import { useStaffRead } from '../../../../hooks/useStaff.ts';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { ListView } from '../../../../ui/list/ListView.tsx';
import type { ListState } from '../../../../ui/list/listView.ts';
import { useListView } from '../../../../ui/list/useListView.ts';
import { AsOf } from '../../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../../ui/staff/Panel.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import { CheckoutDialog } from '../CheckoutDialog.tsx';
import { Problem } from '../Problem.tsx';
import { turfsRead } from '../reads.ts';
import { m } from '../../../../messages/messages.js';
import { totalsOf, turfSpec } from './finding.ts';
import { turfsCsv, turfsOnPaper } from './turfsFile.ts';
import { TurfLine } from './TurfLine.tsx';
import { TurfTotalsLine } from './TurfTotalsLine.tsx';
import { parseTurfView, type TurfView } from './view.ts';

export function TurfsPanel({ view }: { readonly view: TurfView }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const turfs = useStaffRead(turfsRead);
  const change = useChange(turfs.refresh);
  const [handing, setHanding] = useState<string | null>(null);
  const { rows } = turfs;
  const { now, spec, totals } = useMemo(() => standing(rows ?? []), [rows]);
  const look = useListView(rows, spec, useLooked(me, view));
  const chosen = rows?.find((turf) => turf.turf_id === handing);
  return (
    <Panel title={m.lead_turfs_title()} aside={<Ways />}>
      <Problem words={change.problem} />
      {rows !== null && rows.length > 0 ? <TurfTotalsLine totals={totals} /> : null}
      <ListView
        name={m.lead_turfs_title()}
        many={m.lead_turfs_many()}
        finder={{ look, label: m.lead_turfs_find(), hint: m.lead_turfs_find_hint() }}
        renderRow={(turf) => (
          <TurfLine
            key={turf.turf_id}
            turf={turf}
            now={now}
            busy={change.busy}
            onHand={({ turf_id }) => setHanding(turf_id)}
            onTake={({ turf_id }) => void change.run((api) => api.rpc('return_turf', { turf: turf_id }))}
          />
        )}
        empty={{ title: m.lead_turfs_none(), text: m.lead_turfs_none_more() }}
        noFit={{ title: m.lead_turfs_no_fit(), text: m.lead_turfs_no_fit_more() }}
        waiting={turfs.state === 'loading' ? <Spinner label={m.lead_turfs_loading()} /> : null}
        file={{ name: 'turfs.csv', text: turfsCsv, allowed: () => mayExport('turfs') }}
        paper={turfsOnPaper}
      />
      <AsOf asOf={turfs.asOf} trouble={turfs.trouble} />
      {chosen ? <CheckoutDialog turf={chosen} refresh={turfs.refresh} onClose={() => setHanding(null)} /> : null}
    </Panel>
  );
}

/** The filter and the order stand in the address, what was typed in the browser's history only: it may be a person's name. */
function useLooked(me: string, view: TurfView): readonly [ListState, (next: ListState) => void] {
  const navigate = useNavigate();
  const [kept, keep] = useKeptHere(`turfs-of-${me}`, { query: '', pages: 0 });
  const [seen, see] = useAddressLate(view, (search) => {
    void navigate({ to: '/field-ops', search, replace: true, resetScroll: false });
  });
  const { turfs: filter = '', sort = '' } = seen;
  const state = useMemo(() => ({ ...kept, picked: { turfs: filter }, order: sort }), [kept, filter, sort]);
  const set = (next: ListState) => {
    keep({ query: next.query, pages: next.pages });
    const search = parseTurfView({ turfs: next.picked['turfs'], sort: next.order });
    if (search.turfs !== seen.turfs || search.sort !== seen.sort) see(search);
  };
  return [state, set];
}

/** How the turfs stand when they come: what is overdue is so by then. */
function standing(turfs: Parameters<typeof totalsOf>[0]) {
  const now = Date.now();
  return { now, spec: turfSpec(now), totals: totalsOf(turfs) };
}

function Ways() {
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })}>
      <Link to="/field-ops/import" className={textLink}>
        {m.lead_turfs_import()}
      </Link>
      <Link to="/field-ops/volunteers" className={textLink}>
        {m.lead_turfs_volunteers()}
      </Link>
      <Link to="/field-ops/cut" className={textLink}>
        {m.lead_turfs_cut()}
      </Link>
    </span>
  );
}
