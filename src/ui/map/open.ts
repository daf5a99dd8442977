/** A MapLibre map as this app wants one: flat, the north above, its worker a file of ours. */
import {
  GeolocateControl,
  Map as MapLibreMap,
  NavigationControl,
  prewarm,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Bounds } from '../../core/geo/position.ts';
import { m } from '../../messages/messages.js';
import type { Palette } from './dotStyles.ts';
import { styleOf, type OnMap, type Tiles } from './scene.ts';

export interface MapOptions extends OnMap {
  readonly label: string;
  readonly around: Bounds;
  readonly tiles: Tiles | null;
  /** Offers to show where this device is. That stays on the device. */
  readonly locate: boolean;
}

const CLOSEST = 18;
/** Pixels left free around what is shown; on the right are the buttons. */
const padding = { top: 36, bottom: 36, left: 28, right: 68 };

setWorkerUrl(workerUrl);
setWorkerCount(1);
// It comes and starts while the map is being made, not after it.
prewarm();

/** @throws where there is no WebGL. */
export function openMap(container: HTMLElement, palette: Palette, options: MapOptions): MapLibreMap {
  const { label, around, tiles, locate } = options;
  const map = new MapLibreMap({
    container,
    style: styleOf(palette, tiles, options),
    // Held against the specification by tests/ui/map/style.test.ts, not by every phone.
    validateStyle: false,
    bounds: box(around),
    fitBoundsOptions: { padding, maxZoom: CLOSEST },
    maxZoom: 20,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    // Who made the tiles is told beneath, at a size that can be read.
    attributionControl: false,
    locale: {
      'Map.Title': label,
      'NavigationControl.ZoomIn': m.ui_map_closer(),
      'NavigationControl.ZoomOut': m.ui_map_further(),
      'GeolocateControl.FindMyLocation': m.ui_map_where(),
      'GeolocateControl.LocationNotAvailable': m.ui_map_nowhere(),
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  if (locate) {
    map.addControl(
      new GeolocateControl({
        positionOptions: { enableHighAccuracy: true },
        fitBoundsOptions: { maxZoom: CLOSEST },
        trackUserLocation: true,
      }),
      'top-right',
    );
  }
  return map;
}

export function show(map: MapLibreMap, around: Bounds): void {
  map.fitBounds(box(around), { padding, maxZoom: CLOSEST });
}

function box([west, south, east, north]: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}
