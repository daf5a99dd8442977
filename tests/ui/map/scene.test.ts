/** What a map is given of the dots: all of a look at once, the texts where somebody looks, and a ring around one. */
import {
  createExpression,
  latest,
  type ExpressionSpecification,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { LOOKS, type LookName, type Palette } from '../../../src/ui/map/dotStyles.ts';
import {
  chosenFeatures,
  layersOf,
  radiusAt,
  spotFeatures,
  textFeatures,
  type MapSpot,
} from '../../../src/ui/map/scene.ts';

const dot = (id: string, at: number, look: LookName = 'open', text = '1'): MapSpot => {
  return { id, look, text, place: [-69 + at / 1000, 43] };
};
const palette = new Proxy({}, { get: () => '#000000' }) as Palette; // every colour is black

it('all dots of a look are one feature, and none is lost', () => {
  const { features } = spotFeatures([dot('a', 0), dot('b', 1, 'group0'), dot('c', 2)]);
  expect(features.map(({ geometry, properties }) => ({ geometry, properties }))).toEqual([
    {
      geometry: {
        type: 'MultiPoint',
        coordinates: [
          [-69, 43],
          [-68.998, 43],
        ],
      },
      properties: { look: 'open' },
    },
    { geometry: { type: 'MultiPoint', coordinates: [[-68.999, 43]] }, properties: { look: 'group0' } },
  ]);
});

it('texts are given where somebody looks, and where there are any', () => {
  const spots = [dot('a', 0), dot('b', 1, 'next', '12B'), dot('c', 2, 'open', ''), dot('d', 9)];
  const said = (within: Parameters<typeof textFeatures>[1]) =>
    textFeatures(spots, within).features.map(({ properties }) => properties);
  expect(said([-69.0005, 42, -68.9975, 44])).toEqual([
    { look: 'open', text: '1' },
    { look: 'next', text: '12B' },
  ]);
  expect(said(null)).toEqual([]);
});

it('a ring is around the one that is chosen, as large as it looks', () => {
  expect(chosenFeatures(dot('a', 0, 'next')).features).toMatchObject([
    { geometry: { type: 'Point', coordinates: [-69, 43] }, properties: { look: 'next' } },
  ]);
  expect(chosenFeatures(null).features).toEqual([]);
});

it('draws no number before a dot has room for it', () => {
  expect(layersOf(palette, null).find(({ id }) => id === 'texts')?.minzoom).toBe(17.6);
});

describe('how wide a dot is', () => {
  const [paint] = layersOf(palette, null).flatMap((layer) => (layer.id === 'spots' ? layer.paint : []));
  const { 'circle-radius': drawn } = paint as { 'circle-radius': ExpressionSpecification }; // that layer is of circles
  const spec = latest['paint_circle']['circle-radius'] as StylePropertySpecification; // read from JSON
  const made = createExpression(drawn, 'layers[0].paint.circle-radius', spec);
  if (made.result === 'error') throw new Error(made.value.map(({ message }) => message).join());

  it.each([10, 12, 13.3, 15, 16.9, 17, 17.6, 18, 19.2, 20, 21])('at zoom %s it is what MapLibre draws', (zoom) => {
    for (const look of Object.keys(LOOKS) as LookName[]) {
      const feature = { type: 1 as const, properties: { look } };
      expect(radiusAt(zoom, look)).toBeCloseTo(Number(made.value.evaluate({ zoom }, feature)), 6);
    }
  });
});
