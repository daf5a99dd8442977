/** The routes: who has which, how far it is, handing it to somebody else, and its end. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { routesRead, type RouteRow } from '../data/reads.ts';
import { card } from '../parts/styles.ts';
import { CrewFields, useCrewFields } from './CrewFields.tsx';

/** @param refresh of the requests: those of a route that ends are free again. */
export function RoutesPanel({ refresh }: { readonly refresh: () => Promise<void> }) {
  const routes = useStaffRead(routesRead);
  const change = useChange(routes.refresh, refresh);
  const [handing, setHanding] = useState<RouteRow | null>(null);
  const open = (routes.rows ?? []).filter(({ ended_at }) => ended_at === null);
  return (
    <Panel title={m.signs_routes()}>
      <p aria-live="assertive" className={css({ color: 'danger', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      {routes.rows !== null && open.length === 0 ? <p>{m.signs_no_routes()}</p> : null}
      <ul aria-label={m.signs_routes()} className={css({ display: 'grid', gap: '3' })}>
        {open.map((route) => (
          <li key={route.route_id} className={card}>
            <h3 className={css({ fontWeight: 'bold' })}>{route.name}</h3>
            <p>
              {route.kind === 'delivery' ? m.signs_to_deliver() : m.signs_to_remove()}
              {': '}
              {m.signs_route_progress({ done: String(route.done), stops: String(route.stops) })}{' '}
              {m.signs_with({ name: route.holder_name ?? m.signs_nobody() })}{' '}
              {m.signs_until({ day: moment(parseTimestamp(route.due_at) ?? 0) })}
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
              <Button variant="secondary" onClick={() => setHanding(route)}>
                {m.signs_hand_on()}
              </Button>
              <Button
                variant="ghost"
                disabled={change.busy}
                onClick={() => void change.run((api) => api.rpc('end_sign_route', { route: route.route_id }))}
              >
                {m.signs_end_route()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {handing === null ? null : (
        <HandOnDialog route={handing} refresh={routes.refresh} onClose={() => setHanding(null)} />
      )}
    </Panel>
  );
}

interface HandOnDialogProps {
  readonly route: RouteRow;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

function HandOnDialog({ route, refresh, onClose }: HandOnDialogProps) {
  const change = useChange(refresh);
  const crew = useCrewFields();

  async function save() {
    if (!crew.check()) return;
    const args = { route: route.route_id, person: crew.person, due: crew.due() };
    if (await change.run((api) => api.rpc('hand_sign_route', args))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.signs_hand_on()} description={route.name}>
      <StackedForm onSubmit={save}>
        <CrewFields fields={crew} />
        <p aria-live="assertive">{change.problem}</p>
        <Button type="submit" busy={change.busy && m.ui_saving()}>
          {m.signs_hand_out()}
        </Button>
      </StackedForm>
    </Dialog>
  );
}
