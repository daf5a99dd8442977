/** What a map is drawn from: its layers, and the features in them. Without tiles it is streets, their names and dots. */
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceDiff, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Position, StreetLine } from '../../core/geo/position.ts';
import { LOOKS, type LookName, type Palette } from './dotStyles.ts';

export interface MapSpot {
  readonly id: string;
  readonly place: Position;
  readonly look: LookName;
  /** In the dot, where there is room: a house number, or how many doors. */
  readonly text: string;
}

export interface Tiles {
  readonly url: string;
  readonly maxZoom: number;
}

/** The family in theme/index.css; the map draws the letters itself. */
const FONT = ['Public Sans Bold', 'Public Sans'];
export const SPOTS = 'spots';
const STREETS = 'streets';
const CHOSEN = 'chosen';
const TILE_SIZE = 256;

/** Pixels by zoom: a dot is a fingertip wide where single houses are told apart. */
const radius = (share: ExpressionSpecification | number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  12,
  ['*', 2, share],
  15,
  ['*', 4, share],
  17,
  ['*', 7, share],
  18,
  ['*', 12, share],
  20,
  ['*', 22, share],
];

/** Below this a dot is smaller than the number in it. */
const TEXTS_FROM = 17.6;

/** Told by the dot's look: of a city's twenty thousand dots each says only which one that is. */
function byLook(tell: (look: (typeof LOOKS)[LookName]) => string | number | boolean): ExpressionSpecification {
  const { open, ...others } = LOOKS;
  const cases = Object.entries(others).flatMap(([name, look]) => [name, tell(look)]);
  return ['match', ['get', 'look'], ...cases, tell(open)] as unknown as ExpressionSpecification; // as the style's language has it
}

export function layersOf(palette: Palette, tiles: Tiles | null): LayerSpecification[] {
  const size = byLook((look) => look.size);
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': palette.paper } },
    ...(tiles ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const] : []),
    {
      id: STREETS,
      type: 'line',
      source: STREETS,
      layout: { 'line-cap': 'round', 'line-join': 'round', visibility: tiles ? 'none' : 'visible' },
      paint: {
        'line-color': palette.lineSoft,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 12, 2, 16, 9, 19, 40],
      },
    },
    {
      id: 'names',
      type: 'symbol',
      source: STREETS,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 14, 11, 18, 15],
        'text-max-angle': 40,
        'text-padding': 4,
      },
      paint: { 'text-color': palette.ink, 'text-halo-color': palette.paper, 'text-halo-width': 2 },
    },
    {
      id: SPOTS,
      type: 'circle',
      source: SPOTS,
      layout: { 'circle-sort-key': size },
      paint: {
        'circle-color': byLook(({ fill }) => palette[fill]),
        'circle-stroke-color': byLook(({ rim }) => palette[rim]),
        // Of a whole city each dot's paper rim would cover its neighbours.
        'circle-stroke-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          14.5,
          byLook(({ rim }) => (rim === 'paper' ? 0 : 1)),
          18,
          2,
        ],
        'circle-radius': radius(size),
      },
    },
    {
      id: CHOSEN,
      type: 'circle',
      source: SPOTS,
      filter: chosen(null),
      paint: {
        'circle-color': 'rgba(0, 0, 0, 0)',
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 3,
        'circle-radius': radius(['+', 0.5, size]),
      },
    },
    {
      id: 'texts',
      type: 'symbol',
      source: SPOTS,
      // Not merely unseen below it: of a whole city the numbers were laid out and placed at every step.
      minzoom: TEXTS_FROM,
      filter: ['!=', ['get', 'text'], ''],
      layout: {
        'text-field': ['get', 'text'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 17, 10, 19, 16],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': byLook(({ text }) => palette[text]) },
    },
  ];
}

/** What is on a map. */
export interface OnMap {
  readonly spots: readonly MapSpot[];
  readonly streets: readonly StreetLine[];
}

/** With all of it at once: dots that were given afterwards took a slow phone as long again. */
export function styleOf(palette: Palette, tiles: Tiles | null, { spots, streets }: OnMap): StyleSpecification {
  return {
    version: 8,
    sources: {
      [STREETS]: { type: 'geojson', data: streetFeatures(streets) },
      [SPOTS]: { type: 'geojson', data: spotFeatures(spots), promoteId: 'id' },
      ...(tiles
        ? { tiles: { type: 'raster' as const, tiles: [tiles.url], tileSize: TILE_SIZE, maxzoom: tiles.maxZoom } }
        : {}),
    },
    layers: layersOf(palette, tiles),
  };
}

export function spotFeatures(spots: readonly MapSpot[]): FeatureCollection {
  return collection(
    spots.map(({ id, place, look, text }) => ({
      geometry: { type: 'Point', coordinates: [...place] },
      properties: { id, look, text },
    })),
  );
}

/** What makes the first dots the second ones where only looks differ; null where more does. */
export function changedLooks(was: readonly MapSpot[], now: readonly MapSpot[]): GeoJSONSourceDiff | null {
  if (was.length !== now.length) return null;
  const update: NonNullable<GeoJSONSourceDiff['update']> = [];
  for (const [at, spot] of now.entries()) {
    const before = was[at];
    if (before === spot) continue;
    if (before?.id !== spot.id || before.text !== spot.text || before.place.join() !== spot.place.join()) return null;
    if (before.look === spot.look) continue;
    update.push({ id: spot.id, addOrUpdateProperties: [{ key: 'look', value: spot.look }] });
  }
  return { update };
}

export function streetFeatures(streets: readonly StreetLine[]): FeatureCollection {
  return collection(
    streets.map(({ name, line }) => ({
      geometry: { type: 'LineString', coordinates: line.map((position) => [...position]) },
      properties: { name },
    })),
  );
}

type Feature = Pick<FeatureCollection['features'][number], 'geometry' | 'properties'>;

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features: features.map((one) => ({ type: 'Feature', ...one })) };
}

/** The ring is around this one alone. */
export function chosen(id: string | null): ExpressionSpecification {
  return ['==', ['get', 'id'], id ?? ''];
}
export const sources = { streets: STREETS, spots: SPOTS, chosen: CHOSEN };
