/** MapLibre alone: a press opens a map with a dot for each point, all alike. Its worker is a file, as the app's is. */
import { Map as MapLibreMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';

export interface Points {
  /** Longitude and latitude. */
  readonly at: readonly (readonly [number, number])[];
  readonly bounds: [number, number, number, number];
}

setWorkerUrl('/worker.js');
setWorkerCount(1);

export function openMap({ at, bounds }: Points): void {
  const features = at.map(([longitude, latitude]) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    properties: {},
  }));
  const map = new MapLibreMap({
    container: 'map',
    bounds,
    attributionControl: false,
    style: {
      version: 8,
      sources: { dots: { type: 'geojson', data: { type: 'FeatureCollection', features } } },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
        { id: 'dots', type: 'circle', source: 'dots', paint: { 'circle-color': '#222222', 'circle-radius': 3 } },
      ],
    },
  });
  Object.assign(window, { map });
}

Object.assign(window, { openMap });
