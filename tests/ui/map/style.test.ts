/** The style that maps are drawn from, held against MapLibre's specification: in the app nothing looks at it again. */
import { latest, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { LOOKS, type LookName, type Palette } from '../../../src/ui/map/dotStyles.ts';
import { styleOf, type Tiles } from '../../../src/ui/map/scene.ts';

const NAMES = 'paper sheet shade ink inkMuted lineSoft control loud onLoud quiet onQuiet straw onStraw leaf onLeaf';
const palette = Object.fromEntries(NAMES.split(' ').map((name) => [name, '#1b1b3a'])) as unknown as Palette; // each of its names

const spots = (Object.keys(LOOKS) as LookName[]).map((look, at) => ({
  id: look,
  place: [-69.2 + at / 1000, 43.2] as const,
  look,
  text: at % 2 === 0 ? String(at) : '',
}));
const streets = [
  {
    name: 'Mill Street',
    line: [
      [-69.2, 43.2],
      [-69.19, 43.2],
    ] as const,
  },
];

it.each<[string, Tiles | null]>([
  ['with tiles', { url: 'https://tiles.example/{z}/{x}/{y}.png', maxZoom: 19 }],
  ['without any', null],
])('a map %s is one that MapLibre takes', (_, tiles) => {
  expect(validateStyleMin(styleOf(palette, tiles, { spots, streets }), latest)).toEqual([]);
});
