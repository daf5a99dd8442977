/** Going over a map by keys: from dot to dot with the arrows, the map itself with Shift and an arrow. */
import type { Map as MapLibreMap } from 'maplibre-gl';

/** As on the screen: the north is above. */
export type Way = 'up' | 'down' | 'left' | 'right';

export const wayOf = (key: string): Way | null => WAYS.get(key) ?? null;
const WAYS: ReadonlyMap<string, Way> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** As far as MapLibre's own arrow keys, px. */
const FAR = 100;
const PANS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -FAR],
  down: [0, FAR],
  left: [-FAR, 0],
  right: [FAR, 0],
};

export interface KeyHands {
  readonly onWay: (way: Way) => void;
  readonly onEnter: () => void;
}

/** @returns how to end it. Before MapLibre's own keys, which would move the map at the same press. */
export function listenToKeys(map: MapLibreMap, { onWay, onEnter }: KeyHands): () => void {
  const canvas = map.getCanvas();
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = wayOf(event.key);
    if (way === null && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (way === null) onEnter();
    else if (event.shiftKey) map.panBy([...PANS[way]], { duration: 0 });
    else onWay(way);
  };
  canvas.addEventListener('keydown', hear, { capture: true });
  return () => canvas.removeEventListener('keydown', hear, { capture: true });
}
