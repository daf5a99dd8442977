/** Dots that only changed their looks are told to the map by name; anything else is told anew. */
import { expect, it } from 'vitest';
import { changedLooks, layersOf, type MapSpot } from '../../../src/ui/map/scene.ts';
import type { Palette } from '../../../src/ui/map/dotStyles.ts';

const dot = (id: string, look: MapSpot['look'] = 'open', text = '1'): MapSpot => ({ id, look, text, place: [-69, 43] });

it('names the dots that look otherwise, and no others', () => {
  expect(changedLooks([dot('a'), dot('b')], [dot('a'), dot('b', 'group0')])).toEqual({
    update: [{ id: 'b', addOrUpdateProperties: [{ key: 'look', value: 'group0' }] }],
  });
});

it('gives all dots anew where one moved, came, went or says something else', () => {
  const was = [dot('a'), dot('b')];
  expect(changedLooks(was, [dot('a')])).toBeNull();
  expect(changedLooks(was, [dot('a'), dot('c')])).toBeNull();
  expect(changedLooks(was, [dot('a'), dot('b', 'open', '2')])).toBeNull();
  expect(changedLooks(was, [dot('a'), { ...dot('b'), place: [-69, 44] }])).toBeNull();
});

it('draws no number before a dot has room for it', () => {
  const palette = new Proxy({}, { get: () => '#000000' }) as Palette; // every colour is black
  expect(layersOf(palette, null).find(({ id }) => id === 'texts')?.minzoom).toBe(17.6);
});
