/** One route: how far it is, the next stop within the thumb's reach, and every stop with how it stands. */
import { Link, useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useChange } from '../../../hooks/useChange.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { stateWords } from '../model/words.ts';
import { backLink, bigButton } from '../parts/styles.ts';
import { nextStop, useRoute, type Stop } from './useRoute.ts';

export function RouteScreen({ routeId }: { readonly routeId: string }) {
  const { about, stops, read } = useRoute(routeId);
  const navigate = useNavigate();
  const change = useChange();
  if (stops === null && read.state !== 'failed') return <Spinner label={m.signs_loading()} />;
  const next = stops === null ? null : nextStop(stops);
  const unsent = (stops ?? [])
    .flatMap(({ signs }) => signs.flatMap(({ facts }) => facts))
    .filter(({ delivery }) => delivery !== undefined && delivery !== 'sent').length;

  async function end() {
    if (await change.run((api) => api.rpc('end_sign_route', { route: routeId })))
      await navigate({ to: '/field-ops/signs' });
  }

  return (
    <>
      <Link to="/field-ops/signs" className={backLink}>
        {m.signs_all_routes()}
      </Link>
      <h1 className={css({ textStyle: 'h3' })}>{about?.name ?? m.signs_route()}</h1>
      {stops === null || stops.length === 0 ? (
        <EmptyState title={m.signs_route_gone()}>
          <p>{m.signs_route_gone_why()}</p>
        </EmptyState>
      ) : (
        <>
          <p className={css({ fontWeight: 'bold' })}>
            {m.signs_route_progress({
              done: String(stops.filter(({ served }) => served).length),
              stops: String(stops.length),
            })}
          </p>
          <p aria-live="polite" data-unsent={unsent}>
            {unsent > 0 ? m.signs_unsent({ count: unsent }) : null}
          </p>
          {next === null ? (
            <div className={css({ display: 'grid', gap: '3', marginBlock: '4' })}>
              <p>{m.signs_route_done()}</p>
              <p aria-live="assertive" className={css({ color: 'danger', _empty: { display: 'none' } })}>
                {change.problem}
              </p>
              <Button busy={change.busy && m.ui_saving()} onClick={() => void end()}>
                {m.signs_end_route()}
              </Button>
            </div>
          ) : (
            <Link
              to="/field-ops/signs/$route/$stop"
              params={{ route: routeId, stop: String(next.position) }}
              className={bigButton}
              data-tone="loud"
              style={{ marginBlock: '1rem' }}
            >
              {m.signs_next({ where: addressOf(next) })}
            </Link>
          )}
          <ol aria-label={m.signs_stops()}>
            {stops.map((stop) => (
              <li key={stop.position} className={css({ borderBottom: '1px solid', borderColor: 'lineSoft' })}>
                <Link
                  to="/field-ops/signs/$route/$stop"
                  params={{ route: routeId, stop: String(stop.position) }}
                  className={css({
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: '2',
                    minHeight: '4rem',
                    color: 'ink',
                  })}
                >
                  <span>{addressOf(stop)}</span>
                  <StopTags stop={stop} />
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}

function StopTags({ stop }: { readonly stop: Stop }) {
  const tries = Math.max(...stop.signs.map(({ head }) => head.tries));
  return (
    <span className={css({ display: 'flex', gap: '2' })}>
      {stop.signs.length > 1 ? <Tag>{m.signs_at_stop({ count: stop.signs.length })}</Tag> : null}
      {!stop.served && tries > 0 ? <Tag>{m.signs_tries({ count: tries })}</Tag> : null}
      {stop.signs.some(({ head }) => head.conflict) ? <Tag loud>{m.signs_conflict()}</Tag> : null}
      {[...new Set(stop.signs.map(({ head }) => head.state))].map((state) => (
        <Tag key={state} loud={!stop.served}>
          {stateWords[state]()}
        </Tag>
      ))}
    </span>
  );
}

/** Those of one stop share the building: the first one's words stand for it. */
export const addressOf = ({ signs }: Stop): string => signs[0]?.row.address ?? '';
