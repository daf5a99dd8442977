/** The stops of a walk on a map, each with its number. The list has all of them. */
import { useMemo } from 'react';
import { boundsOf } from '../../../core/geo/position.ts';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { m } from '../../../messages/messages.js';
import { DoorMap } from '../../../ui/map/DoorMap.tsx';
import type { Visited } from '../data/useVisits.ts';
import { reportedAt } from '../model/walk.ts';

const NO_STREETS: readonly never[] = [];
/** Around a single place, degrees. */
const ROOM = 0.002;

export interface WalkMapProps {
  readonly stops: readonly { readonly id: string; readonly visited: Visited | null; readonly served: boolean }[];
  readonly next: string | null;
  readonly onPress: (id: string) => void;
}

export function WalkMap({ stops, next, onPress }: WalkMapProps) {
  const dots = useMemo(
    () =>
      stops.flatMap(({ id, visited, served }, at) => {
        const place = visited && reportedAt(visited.line);
        const look = id === next ? ('next' as const) : served ? ('done' as const) : ('open' as const);
        return place === null ? [] : [{ id, place, look, text: String(at + 1) }];
      }),
    [stops, next],
  );
  const bounds = boundsOf(dots.map(({ place }) => place));
  if (bounds === null) return <p>{m.places_walk_no_pin()}</p>;
  const [west, south, east, north] = bounds;
  return (
    <DoorMap
      label={m.places_walk_map()}
      instead={m.places_map_instead()}
      spots={dots}
      streets={NO_STREETS}
      around={[west - ROOM, south - ROOM, east + ROOM, north + ROOM]}
      tiles={campaignNow().field.tiles}
      chosenId={next}
      onPress={(id) => (id === null ? undefined : onPress(id))}
    />
  );
}
