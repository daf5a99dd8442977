/** Which dot a press means, and whose texts are drawn, on a map of ten thousand pixels a degree. */
import { describe, expect, it } from 'vitest';
import { spotAt, textsWithin, type MapPlaces } from '../../../src/ui/map/press.ts';
import type { MapSpot } from '../../../src/ui/map/scene.ts';

const SCALE = 10_000;
/** North is above; its corner is at no degrees. */
function map(zoom: number): MapPlaces & { getCanvas: () => HTMLCanvasElement } {
  return {
    getZoom: () => zoom,
    project: (at: unknown) => {
      const [x, y] = Array.isArray(at) ? at : [Number.NaN, Number.NaN];
      return { x: Number(x) * SCALE, y: -Number(y) * SCALE };
    },
    unproject: (at: unknown) => {
      const [x, y] = Array.isArray(at) ? at : [Number.NaN, Number.NaN];
      return { lng: Number(x) / SCALE, lat: -Number(y) / SCALE };
    },
    getCanvas: () => ({ clientWidth: 400, clientHeight: 300 }),
  } as unknown as ReturnType<typeof map>; // as much of a map as is asked
}
const dot = (id: string, x: number, y: number, look: MapSpot['look'] = 'open'): MapSpot => {
  return { id, look, text: '', place: [x / SCALE, -y / SCALE] };
};

describe('a press', () => {
  it('means the nearest dot, whatever their order', () => {
    const spots = [dot('far', 100, 100), dot('near', 112, 100), dot('other', 130, 100)];
    expect(spotAt(map(15), spots, { x: 110, y: 100 })).toBe('near');
    expect(spotAt(map(15), spots.toReversed(), { x: 110, y: 100 })).toBe('near');
  });

  it('means a dot as far beside its rim as half a fingertip, in every direction', () => {
    // At zoom 15 a dot is 4 px from its middle to its rim.
    for (const [x, y] of [
      [100, 126],
      [100, 74],
      [126, 100],
      [74, 100],
    ] as const) {
      expect(spotAt(map(15), [dot('a', 100, 100)], { x, y })).toBe('a');
    }
    for (const [x, y] of [
      [100, 127],
      [100, 73],
      [127, 100],
      [73, 100],
      [119, 119],
    ] as const) {
      expect(spotAt(map(15), [dot('a', 100, 100)], { x, y })).toBeNull();
    }
  });

  it('reaches further where dots are drawn larger', () => {
    expect(spotAt(map(20), [dot('a', 100, 100)], { x: 143, y: 100 })).toBe('a');
    expect(spotAt(map(20), [dot('a', 100, 100, 'next')], { x: 100, y: 153 })).toBe('a');
    expect(spotAt(map(20), [dot('a', 100, 100, 'taken')], { x: 143, y: 100 })).toBeNull();
  });

  it('beside all dots means none', () => {
    expect(spotAt(map(15), [], { x: 0, y: 0 })).toBeNull();
  });
});

it('texts are drawn on the screen and as far beside it, and below their zoom nowhere', () => {
  const [west, south, east, north] = textsWithin(map(18)) ?? [];
  expect([west, south, east, north].map((edge) => Math.round(Number(edge) * SCALE))).toEqual([-400, -600, 800, 300]);
  expect(textsWithin(map(17.5))).toBeNull();
});
