/** MapLibre alone with a city's dots, given by the quickest way there is: one feature for all. Its worker is a file, as the app's is. */
import { Map as MapLibreMap, prewarm, setWorkerCount, setWorkerUrl } from 'maplibre-gl';

setWorkerUrl('/worker.js');
setWorkerCount(1);
prewarm();

/** @param coordinates longitude and latitude of each. */
function openMap(coordinates: [number, number][], bounds: [number, number, number, number]): void {
  const dots = { type: 'Feature' as const, geometry: { type: 'MultiPoint' as const, coordinates }, properties: {} };
  const map = new MapLibreMap({
    container: 'map',
    bounds,
    attributionControl: false,
    validateStyle: false,
    style: {
      version: 8,
      sources: { dots: { type: 'geojson', data: dots } },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } },
        { id: 'dots', type: 'circle', source: 'dots', paint: { 'circle-color': '#222222', 'circle-radius': 2 } },
      ],
    },
  });
  Object.assign(window, { map });
}

Object.assign(window, { openMap });
