/** The doors of a walk on a map: what came of each, the next one marked, and what lives behind the dot that was pressed. */
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { isOpen, type DoorState } from '../model/doors.ts';
import { boundsOf, type Position } from '../../../core/geo/position.ts';
import { spotsOf, type Spot } from '../model/map/spots.ts';
import { streetLines } from '../model/map/streets.ts';
import { houseNumber } from '../model/order.ts';
import { isFull } from '../model/results.ts';
import { DoorMap } from '../../../ui/map/DoorMap.tsx';
import type { LookName } from '../../../ui/map/dotStyles.ts';
import { MapKey } from '../../../ui/map/MapKey.tsx';
import type { MapSpot } from '../../../ui/map/scene.ts';
import { DoorRow } from './DoorRow.tsx';
import { mayVisitAgain } from './list.ts';
import { m } from '../../../messages/messages.js';

export interface WalkMapProps {
  readonly turfId: string;
  readonly doors: readonly DoorState[];
  readonly nextId: string | null;
}

interface PlacedState {
  readonly id: string;
  readonly place: Position | null;
  readonly state: DoorState;
}

const KEY = [
  ['next', m.walk_map_next],
  ['open', m.walk_map_open],
  ['tried', m.walk_map_tried],
  ['done', m.walk_map_done],
] as const satisfies readonly (readonly [LookName, () => string])[];

export function WalkMap({ turfId, doors, nextId }: WalkMapProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const spots = useMemo(
    () => spotsOf<PlacedState>(doors.map((state) => ({ id: state.door.id, place: state.door.place ?? null, state }))),
    [doors],
  );
  const streets = useMemo(
    () => streetLines(doors.map(({ door }) => ({ ...door, place: door.place ?? null }))),
    [doors],
  );
  const around = useMemo(() => boundsOf(spots.map(({ place }) => place)), [spots]);
  const dots = useMemo(() => spots.map((spot) => dotOf(spot, nextId)), [spots, nextId]);
  const chosen = spots.find(({ id }) => id === pressed);
  const placeless = doors.filter(({ door }) => !door.place);
  if (!around) {
    return <p className={css({ marginTop: '4' })}>{m.walk_map_placeless()}</p>;
  }
  return (
    <div className={css({ display: 'grid', gap: '3', marginTop: '4' })}>
      <DoorMap
        label={m.walk_map()}
        instead={m.walk_map_instead()}
        spots={dots}
        streets={streets}
        around={around}
        tiles={campaignNow().field.tiles}
        chosenId={pressed}
        onPress={setPressed}
        locate
        low
      />
      <ul
        aria-label={m.walk_map_key()}
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', textStyle: 'small' })}
      >
        {KEY.map(([look, words]) => (
          <li key={look}>
            <MapKey look={look}>{words()}</MapKey>
          </li>
        ))}
      </ul>
      <section aria-label={m.walk_map_at_dot()} aria-live="polite">
        {chosen ? (
          <ul>
            {chosen.doors.map(({ id, state }) => (
              <li key={id}>
                <DoorRow turfId={turfId} state={state} next={id === nextId} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{m.walk_map_press()}</p>
        )}
      </section>
      {placeless.length === 0 ? null : (
        <section aria-label={m.walk_map_without()}>
          <p>{m.walk_map_without_count({ count: placeless.length })}</p>
          <ul>
            {placeless.map((state) => (
              <li key={state.door.id}>
                <DoorRow turfId={turfId} state={state} next={state.door.id === nextId} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A building looks like the most that is still to do in it. */
function dotOf({ id, place, doors }: Spot<PlacedState>, nextId: string | null): MapSpot {
  const looks = new Set(doors.map(({ state }) => lookOf(state, nextId)));
  const [look = 'done'] = KEY.map(([one]) => one).filter((one) => looks.has(one));
  const [first] = doors;
  const number = first ? houseNumber(first.state.door) : '';
  return { id, place, look, text: doors.length > 1 ? `×${doors.length}` : number };
}

function lookOf(state: DoorState, nextId: string | null): LookName & (typeof KEY)[number][0] {
  if (state.door.id === nextId) return 'next';
  if (isOpen(state, mayVisitAgain)) return 'open';
  return state.door.closed || (state.result !== null && isFull(state.result.result)) ? 'done' : 'tried';
}
