/** What a map is drawn from: its layers, and the features in them. Without tiles it is streets, their names and dots. */
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { isInBox, type Bounds, type Position, type StreetLine } from '../../core/geo/position.ts';
import { groupBy } from '../../core/groupBy.ts';
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
const TEXTS = 'texts';
const TILE_SIZE = 256;

/** Pixels by zoom: a dot is a fingertip wide where single houses are told apart. */
const RADII = [
  [12, 2],
  [15, 4],
  [17, 7],
  [18, 12],
  [20, 22],
] as const;
/** How fast one becomes the next. */
const BASE = 1.6;

const radius = (share: ExpressionSpecification | number): ExpressionSpecification => {
  const stops = RADII.flatMap(([zoom, px]) => [zoom, ['*', px, share]]);
  return ['interpolate', ['exponential', BASE], ['zoom'], ...stops] as unknown as ExpressionSpecification; // as the style's language has it
};

/** Half of a dot's width at that zoom, px, as the layer draws it. */
export function radiusAt(zoom: number, look: LookName): number {
  const { size } = LOOKS[look];
  let [below, px]: readonly [number, number] = RADII[0];
  for (const [above, next] of RADII) {
    if (zoom <= above) {
      const share = above === below ? 0 : (BASE ** (Math.max(zoom, below) - below) - 1) / (BASE ** (above - below) - 1);
      return (px + (next - px) * share) * size;
    }
    [below, px] = [above, next];
  }
  return px * size;
}

/** Below this a dot is smaller than the number in it. */
export const TEXTS_FROM = 17.6;

/** Told by the dot's look. */
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
      source: CHOSEN,
      paint: {
        'circle-color': 'rgba(0, 0, 0, 0)',
        'circle-stroke-color': palette.ink,
        'circle-stroke-width': 3,
        'circle-radius': radius(['+', 0.5, size]),
      },
    },
    {
      id: TEXTS,
      type: 'symbol',
      source: TEXTS,
      minzoom: TEXTS_FROM,
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

/** With all dots at once: given afterwards they took a slow phone as long again. */
export function styleOf(palette: Palette, tiles: Tiles | null, { spots, streets }: OnMap): StyleSpecification {
  return {
    version: 8,
    sources: {
      [STREETS]: { type: 'geojson', data: streetFeatures(streets) },
      [SPOTS]: { type: 'geojson', data: spotFeatures(spots) },
      [CHOSEN]: { type: 'geojson', data: collection([]) },
      [TEXTS]: { type: 'geojson', data: collection([]) },
      ...(tiles
        ? { tiles: { type: 'raster' as const, tiles: [tiles.url], tileSize: TILE_SIZE, maxzoom: tiles.maxZoom } }
        : {}),
    },
    layers: layersOf(palette, tiles),
  };
}

/**
 * One feature a look, with all dots of it: a city's twenty thousand as a feature each took a slow phone a second to hand to MapLibre's
 * worker and back. Which dot is meant by a press is told by where it is (press.ts).
 */
export function spotFeatures(spots: readonly MapSpot[]): FeatureCollection {
  return collection(
    [...groupBy(spots, ({ look }) => look)].map(([look, alike]) => ({
      geometry: { type: 'MultiPoint', coordinates: alike.map(({ place }) => [...place]) },
      properties: { look },
    })),
  );
}

/** What stands in the dots. @param within where anybody looks; null: the dots have no room for it. */
export function textFeatures(spots: readonly MapSpot[], within: Bounds | null): FeatureCollection {
  const seen = within === null ? [] : spots.filter(({ text, place }) => text !== '' && isInBox(place, within));
  return collection(seen.map(({ place, look, text }) => ({ geometry: point(place), properties: { look, text } })));
}

/** The ring is around this one alone. */
export function chosenFeatures(spot: MapSpot | null): FeatureCollection {
  return collection(spot ? [{ geometry: point(spot.place), properties: { look: spot.look } }] : []);
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

const point = (place: Position): Feature['geometry'] => ({ type: 'Point', coordinates: [...place] });

export const sources = { streets: STREETS, spots: SPOTS, chosen: CHOSEN, texts: TEXTS };
