/** One stop of a route: who asked, what they said, and what happened there. */
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { stillAt } from '../../../hooks/stillAt.ts';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { backLink } from '../parts/styles.ts';
import { addressOf } from './RouteScreen.tsx';
import { SignAtStop } from './SignAtStop.tsx';
import { useHere } from './useHere.ts';
import { nextStop, useRoute } from './useRoute.ts';

export interface StopScreenProps {
  readonly routeId: string;
  readonly position: number;
}

export function StopScreen({ routeId, position }: StopScreenProps) {
  const { me, kind, stops, read } = useRoute(routeId);
  const here = useHere();
  const navigate = useNavigate();
  const stop = stops?.find((one) => one.position === position);

  /** On to the next stop, once everything asked for here is served. */
  function saved() {
    if (stops === null || (stop?.signs.length ?? 0) > 1) return;
    if (!stillAt(`/${routeId}/${String(position)}`)) return;
    const next = nextStop(stops.filter((one) => one.position !== position));
    if (next === null) void navigate({ to: '/field-ops/signs/$route', params: { route: routeId } });
    else
      void navigate({
        to: '/field-ops/signs/$route/$stop',
        params: { route: routeId, stop: String(next.position) },
      });
  }

  return (
    <>
      <Link to="/field-ops/signs/$route" params={{ route: routeId }} className={backLink}>
        {m.signs_all_stops()}
      </Link>
      {stop === undefined ? (
        stops === null && read.state !== 'failed' ? (
          <Spinner label={m.signs_loading()} />
        ) : (
          <EmptyState title={m.signs_route_gone()}>
            <p>{m.signs_route_gone_why()}</p>
          </EmptyState>
        )
      ) : (
        <>
          <h1 className={css({ textStyle: 'h3', marginBottom: '4' })}>{addressOf(stop)}</h1>
          <ul className={css({ display: 'grid', gap: '5', maxWidth: '40rem' })}>
            {stop.signs.map((sign) => (
              <SignAtStop key={sign.row.request_id} sign={sign} kind={kind} me={me} here={here} onSaved={saved} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
