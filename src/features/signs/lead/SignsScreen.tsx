/** /admin/signs: what is asked for, where it stands, what goes on a route, who has which, and the stock. */
import { useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { boundsOf, placeOf, type Position } from '../../../core/geo/position.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DoorMap } from '../../../ui/map/DoorMap.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { routesRead, signsRead, type SignRow } from '../data/reads.ts';
import { useOwnSigns } from '../data/useOwnSigns.ts';
import { SIGN_STATES } from '../model/state.ts';
import { stateWords } from '../model/words.ts';
import { backLink } from '../parts/styles.ts';
import { byUrgency, lookOf, mayGo, type Listed } from './list.ts';
import { RouteDialog } from './RouteDialog.tsx';
import { RoutesPanel } from './RoutesPanel.tsx';
import { townAround } from './PlaceDialog.tsx';
import { SignLine } from './SignLine.tsx';
import { StockPanel } from './StockPanel.tsx';

export function SignsScreen() {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const read = useStaffRead(signsRead);
  const routes = useStaffRead(routesRead);
  const here = useOwnSigns<SignRow>(read.rows, me);
  const [state, setState] = useState('');
  const [pressed, setPressed] = useState<string | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [making, setMaking] = useState(false);
  const all = useMemo(() => byUrgency(here ?? []), [here]);
  const around = useMemo(() => townAround(placesOf(here ?? [])), [here]);
  const over = townDay(useNow()) > campaignNow().electionDay;
  const standing = all.filter((sign) => mayGo(sign) === 'removal').length;
  const shown = all.filter(({ head }) => state === '' || head.state === state);
  const chosen = all.filter((sign) => picked.has(sign.row.request_id) && mayGo(sign) !== null);

  function pick(sign: Listed, on: boolean) {
    // A route brings signs or takes them away: what is of the other kind is put back.
    const same = [...picked].filter((id) => {
      const other = all.find(({ row }) => row.request_id === id);
      return other !== undefined && mayGo(other) === mayGo(sign) && id !== sign.row.request_id;
    });
    setPicked(new Set(on ? [...same, sign.row.request_id] : same));
  }

  const pickAll = (kind: 'delivery' | 'removal') =>
    setPicked(new Set(all.filter((sign) => mayGo(sign) === kind).map(({ row }) => row.request_id)));

  return (
    <>
      <Link to="/admin" className={backLink}>
        {m.admin_back()}
      </Link>
      <PageHead title={m.signs_title()} lead={m.signs_lead()} />
      {here === null && read.state === 'loading' ? <Spinner label={m.signs_loading()} /> : null}
      <div className={css({ display: 'grid', gap: '8' })}>
        <Panel title={m.signs_requests()}>
          {over && standing > 0 ? <p>{m.signs_election_over({ count: standing })}</p> : null}
          <div
            className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', marginBlock: '4' })}
          >
            <SelectField
              label={m.signs_show()}
              value={state}
              options={[
                { value: '', label: m.signs_all({ count: all.length }) },
                ...SIGN_STATES.map((one) => ({ value: one, label: stateWords[one]() })),
              ]}
              onChange={(event) => setState(event.target.value)}
            />
            <Button variant="secondary" onClick={() => pickAll('delivery')}>
              {m.signs_pick_approved()}
            </Button>
            <Button variant="secondary" onClick={() => pickAll('removal')}>
              {m.signs_pick_standing()}
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => setMaking(true)}>
              {m.signs_make_route({ count: chosen.length })}
            </Button>
          </div>
          {here !== null && shown.length === 0 ? (
            <EmptyState title={m.signs_none()}>
              <p>{m.signs_none_hint()}</p>
            </EmptyState>
          ) : null}
          <ul aria-label={m.signs_requests()}>
            {shown.map((sign) => (
              <SignLine
                key={sign.row.request_id}
                sign={sign}
                marked={sign.row.request_id === pressed}
                picked={picked.has(sign.row.request_id)}
                around={around}
                onPick={(on) => pick(sign, on)}
              />
            ))}
          </ul>
          <AsOf asOf={read.asOf} trouble={read.trouble} />
        </Panel>
        <Panel title={m.signs_map_title()}>
          <SignsMap signs={shown} pressed={pressed} onPress={setPressed} />
        </Panel>
        <RoutesPanel refresh={read.refresh} />
        <StockPanel />
      </div>
      {making ? (
        <RouteDialog
          signs={chosen}
          refresh={async () => {
            await Promise.all([read.refresh(), routes.refresh()]);
          }}
          onMade={() => setPicked(new Set())}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </>
  );
}

const noStreets: readonly never[] = [];

function placesOf(signs: readonly Listed[]): Position[] {
  return signs.flatMap(({ row }) => {
    const place = placeOf(row.latitude, row.longitude);
    return place === null ? [] : [place];
  });
}

interface SignsMapProps {
  readonly signs: readonly Listed[];
  readonly pressed: string | null;
  readonly onPress: (id: string) => void;
}

function SignsMap({ signs, pressed, onPress }: SignsMapProps) {
  const spots = useMemo(
    () =>
      signs.flatMap(({ row, head }) => {
        const place = placeOf(row.latitude, row.longitude);
        const text = /^\d+/.exec(row.address)?.[0] ?? '';
        return place === null ? [] : [{ id: row.request_id, place, look: lookOf(head.state), text }];
      }),
    [signs],
  );
  const around = useMemo(() => boundsOf(spots.map(({ place }) => place)), [spots]);
  if (around === null) return <p>{m.signs_map_empty()}</p>;
  return (
    <DoorMap
      label={m.signs_map()}
      instead={m.signs_map_instead()}
      spots={spots}
      streets={noStreets}
      around={around}
      tiles={campaignNow().field.tiles}
      chosenId={pressed}
      onPress={onPress}
    />
  );
}
