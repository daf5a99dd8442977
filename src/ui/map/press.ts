/** Where on a map what is: the dot that a press means, and the part of the earth that is seen. */
import type { Map as MapLibreMap } from 'maplibre-gl';
import { isInBox, type Bounds } from '../../core/geo/position.ts';
import { LOOKS, type LookName } from './dotStyles.ts';
import { radiusAt, TEXTS_FROM, type MapSpot } from './scene.ts';

/** Half a fingertip, px: how far beside a dot's rim still means it. */
const REACH = 22;
/** No dot is wider than this, px from its middle. */
const WIDEST = Math.max(...(Object.keys(LOOKS) as LookName[]).map((look) => radiusAt(Infinity, look))); // the keys of a literal

/** px from the map's upper left corner. */
export interface Press {
  readonly x: number;
  readonly y: number;
}
/** What is asked of a map: north above, seen from straight above. */
export type MapPlaces = Pick<MapLibreMap, 'project' | 'unproject' | 'getZoom'>;

/** The dot whose middle is nearest to the press, of those whose rim is near it; null when none is. */
export function spotAt(map: MapPlaces, spots: readonly MapSpot[], { x, y }: Press): string | null {
  const far = REACH + WIDEST;
  const around = boxOf(map, [x - far, y + far], [x + far, y - far]);
  const zoom = map.getZoom();
  let nearest: string | null = null;
  let least = Infinity;
  for (const { id, place, look } of spots) {
    if (!isInBox(place, around)) continue;
    const at = map.project([...place]);
    const away = Math.hypot(at.x - x, at.y - y);
    if (away >= least || away > REACH + radiusAt(zoom, look)) continue;
    [nearest, least] = [id, away];
  }
  return nearest;
}

/** Whose texts are drawn: the screen and as much beside it on each side, where the next finger moves. Null where dots have no room for any. */
export function textsWithin(map: MapPlaces & Pick<MapLibreMap, 'getCanvas'>): Bounds | null {
  if (map.getZoom() < TEXTS_FROM) return null;
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  return boxOf(map, [-width, 2 * height], [2 * width, -height]);
}

function boxOf(map: MapPlaces, southWest: [number, number], northEast: [number, number]): Bounds {
  const [low, high] = [map.unproject(southWest), map.unproject(northEast)];
  return [low.lng, low.lat, high.lng, high.lat];
}
