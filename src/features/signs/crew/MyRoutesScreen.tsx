/** The routes in this person's hands, each taken along for a dead spot by opening it. */
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { myRoutesRead, routeRead, type RouteRow } from '../data/reads.ts';
import { backLink, bigButton, card } from '../parts/styles.ts';

export function MyRoutesScreen() {
  const routes = useStaffRead(myRoutesRead);
  const { ask } = routes;
  useEffect(() => void ask(), [ask]);
  return (
    <>
      <Link to="/field-ops" className={backLink}>
        {m.signs_back_field()}
      </Link>
      <PageHead title={m.signs_my_routes()} lead={m.signs_my_routes_lead()} />
      {routes.rows === null && routes.state === 'loading' ? <Spinner label={m.signs_loading()} /> : null}
      {routes.rows?.length === 0 ? (
        <EmptyState title={m.signs_no_route()}>
          <p>{m.signs_no_route_hint()}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={m.signs_my_routes()} className={css({ display: 'grid', gap: '4', maxWidth: '40rem' })}>
        {routes.rows?.map((route) => (
          <li key={route.route_id} className={card}>
            <RouteItem route={route} />
          </li>
        ))}
      </ul>
      <AsOf asOf={routes.asOf} trouble={routes.trouble} />
    </>
  );
}

function RouteItem({ route }: { readonly route: RouteRow }) {
  // Read here already: who opens the list has the stops on the phone before the signal goes.
  const { rows } = useStaffRead(routeRead(route.route_id));
  return (
    <>
      <h2 className={css({ textStyle: 'h4' })}>{route.name}</h2>
      <p>
        {m.signs_route_progress({ done: String(route.done), stops: String(route.stops) })}{' '}
        {m.signs_until({ day: moment(parseTimestamp(route.due_at) ?? 0) })}
      </p>
      <Link to="/field-ops/signs/$route" params={{ route: route.route_id }} className={bigButton} data-tone="loud">
        {m.signs_open_route()}
      </Link>
      <p className={css({ fontWeight: 'bold' })}>{rows === null ? m.signs_not_here() : m.signs_here()}</p>
    </>
  );
}
