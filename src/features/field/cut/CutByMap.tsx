/** Choosing doors on the map: areas are drawn around them, single doors are added and left out by a press. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { boundsOf, inside, type Ring } from '../../../core/geo/position.ts';
import { spotsOf, type Spot } from '../model/map/spots.ts';
import { streetLines } from '../model/map/streets.ts';
import { houseNumber } from '../model/order.ts';
import { useKeepMap } from '../data/useKeepMap.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DoorMap, fetchMap } from '../../../ui/map/DoorMap.tsx';
import type { Drawing, Tool } from '../../../ui/map/areas.ts';
import type { MapSpot } from '../../../ui/map/scene.ts';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { m } from '../../../messages/messages.js';
import { CutBar } from './CutBar.tsx';
import { DrawTools } from './DrawTools.tsx';
import { PlannedTurfs, lookOf } from './PlannedTurfs.tsx';
import { planArea } from './plan.ts';
import { mapDoorsOf, mapDoorsRead, type MapDoor } from './reads.ts';
import { useCutting } from './useCutting.ts';

function ByStreet() {
  return (
    <Link to="/field-ops/cut" className={textLink} replace>
      {m.cut_map_to_street()}
    </Link>
  );
}

export function CutByMap() {
  useKeepMap();
  useEffect(fetchMap, []);
  const read = useStaffRead(mapDoorsRead);
  const doors = useMemo(() => mapDoorsOf(read.rows ?? []), [read.rows]);
  if (read.rows === null && read.state === 'loading') return <Spinner label={m.cut_doors_loading()} />;
  if (!doors.some(({ place }) => place !== null)) {
    return (
      <EmptyState title={m.cut_map_none()}>
        <p>{m.cut_map_none_more()}</p>
        <ByStreet />
      </EmptyState>
    );
  }
  return (
    <>
      <Choosing doors={doors} refresh={read.refresh} />
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}

interface ChoosingProps {
  readonly doors: readonly MapDoor[];
  readonly refresh: () => Promise<void>;
}

function Choosing({ doors, refresh }: ChoosingProps) {
  const cutting = useCutting(refresh);
  const [tool, setTool] = useState<Tool>('move');
  const [areas, setAreas] = useState<readonly Ring[]>([]);
  /** Dots that were pressed: chosen though outside, or left out though inside. */
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const spots = useMemo(() => spotsOf(doors), [doors]);
  const streets = useMemo(() => streetLines(doors), [doors]);
  const around = useMemo(() => boundsOf(spots.map(({ place }) => place)), [spots]);
  const chosen = useMemo(() => {
    const within = new Set(inside(spots, areas));
    return spots.filter((spot) => within.has(spot) !== pressed.has(spot.id)).flatMap((spot) => spot.doors);
  }, [spots, areas, pressed]);
  const turfs = useMemo(() => planArea(chosen), [chosen]);
  // The list first: twenty thousand dots take their colours a moment later.
  const listed = useDeferredValue(turfs);
  const dots = useMemo(() => {
    const group = new Map(listed.flatMap((turf, at) => turf.doors.map(({ id }) => [id, at] as const)));
    return spots.map((spot) => dotOf(spot, group));
  }, [spots, listed]);
  const free = turfs.reduce((sum, turf) => sum + turf.doors.length, 0);
  const placeless = doors.filter(({ place, turf }) => place === null && turf === null).length;

  const finished = useCallback((rings: readonly Ring[]) => {
    setAreas(rings);
    // The next finger moves the map again, or presses a door.
    if (rings.length > 0) setTool('move');
  }, []);
  function press(id: string) {
    const spot = spots.find((one) => one.id === id);
    if (tool !== 'move' || !spot?.doors.some(({ turf }) => turf === null)) return;
    const next = new Set(pressed);
    if (!next.delete(id)) next.add(id);
    setPressed(next);
  }
  function startOver() {
    setPressed(new Set());
    drawing?.clear();
    setTool('move');
  }
  async function cut() {
    if (await cutting.cut(() => turfs)) startOver();
  }

  return (
    <>
      <DrawTools tool={tool} onTool={setTool} ready={drawing !== null} />
      {around ? (
        <DoorMap
          label={m.cut_map_label()}
          instead={m.cut_map_instead()}
          spots={dots}
          streets={streets}
          around={around}
          tiles={campaignNow().field.tiles}
          tool={tool}
          onAreas={finished}
          onDrawing={setDrawing}
          onPress={press}
        />
      ) : null}
      {areas.length === 0 && pressed.size === 0 ? null : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
          {areas.length === 0 ? null : (
            <Button variant="secondary" onClick={() => drawing?.undo()}>
              {m.cut_area_undo()}
            </Button>
          )}
          <Button variant="secondary" onClick={startOver}>
            {m.cut_area_over()}
          </Button>
        </div>
      )}
      {placeless === 0 ? null : (
        <p>
          {m.cut_map_placeless({ count: placeless })} <ByStreet />
        </p>
      )}
      <CutBar cutting={cutting} doors={free} onCut={() => void cut()}>
        {free === 0
          ? m.cut_nothing()
          : m.cut_chosen({ doors: m.cut_doors({ count: free }), turfs: m.cut_turfs({ count: turfs.length }) })}
      </CutBar>
      <PlannedTurfs turfs={turfs} />
    </>
  );
}

function dotOf(spot: Spot<MapDoor>, group: ReadonlyMap<string, number>): MapSpot {
  const [door] = spot.doors;
  const free = spot.doors.some(({ turf }) => turf === null);
  const planned = group.size === 0 ? undefined : spot.doors.find(({ id }) => group.has(id));
  const at = planned && group.get(planned.id);
  const many = spot.doors.length > 1;
  return {
    id: spot.id,
    place: spot.place,
    look: at === undefined ? (free ? 'open' : 'taken') : lookOf(at),
    text: many ? `×${spot.doors.length}` : door ? houseNumber(door) : '',
  };
}
