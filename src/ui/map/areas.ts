/** Drawing areas on a map, with a finger or a mouse, by hand or corner by corner. */
import type { Map as MapLibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode, TerraDrawPolygonMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Position } from '../../core/geo/position.ts';
import type { Palette } from './dotStyles.ts';
import { SPOTS } from './scene.ts';

/** 'move': a finger moves the map, as ever. */
export type Tool = 'move' | 'hand' | 'corners';

export interface Drawing {
  readonly use: (tool: Tool) => void;
  /** Takes the last area away, and one that was begun. */
  readonly undo: () => void;
  readonly clear: () => void;
  readonly stop: () => void;
}

const MODES = { move: 'static', hand: 'freehand', corners: 'polygon' } as const satisfies Record<Tool, string>;

type Hex = `#${string}`;

/** @param onAreas told the finished areas, in the order they were drawn, whenever one is finished or taken away. */
export function startDrawing(
  map: MapLibreMap,
  palette: Palette,
  onAreas: (areas: readonly (readonly Position[])[]) => void,
): Drawing {
  const ink = palette.ink as Hex; // as readPalette makes it
  const look = {
    fillColor: palette.quiet as Hex,
    fillOpacity: 0.16,
    outlineColor: ink,
    outlineOpacity: 1,
    outlineWidth: 3,
    closingPointColor: palette.straw as Hex,
    closingPointOutlineColor: ink,
    closingPointOutlineWidth: 2,
    // For a fingertip.
    closingPointWidth: 9,
  };
  const draw = new TerraDraw({
    // The dots stay as bright as they are.
    adapter: new TerraDrawMapLibreGLAdapter({ map, renderBelowLayerId: SPOTS }),
    modes: [
      new TerraDrawFreehandMode({
        drawInteraction: 'click-move-or-drag',
        minDistance: 8,
        preventPointsNearClose: true,
        // For so long after an area no other is begun, ms, so that the press that ends one begins none; in the library's own 500 whoever
        // drew again at once moved the map.
        autoCloseTimeout: 100,
        styles: look,
      }),
      new TerraDrawPolygonMode({ pointerDistance: 24, styles: look }),
    ],
  });
  draw.start();

  const areas = () =>
    draw.getSnapshot().flatMap(({ id, geometry, properties }) => {
      const unfinished = properties['currentlyDrawing'] === true;
      return geometry.type === 'Polygon' && id !== undefined && !unfinished
        ? [{ id, ring: geometry.coordinates[0] ?? [] }]
        : [];
    });
  const tell = () => onAreas(areas().map(({ ring }) => ring.map(([x = 0, y = 0]) => [x, y] as const)));
  draw.on('finish', tell);
  let tool: Tool = 'move';
  const use = (next: Tool) => {
    tool = next;
    // Leaving a mode throws away what was begun in it.
    draw.setMode(MODES[next]);
  };
  return {
    use,
    undo() {
      const begun = draw.getSnapshot().some(({ properties }) => properties['currentlyDrawing'] === true);
      use(tool);
      const last = areas().at(-1);
      if (last && !begun) draw.removeFeatures([last.id]);
      tell();
    },
    clear() {
      use(tool);
      draw.clear();
      tell();
    },
    stop: () => draw.stop(),
  };
}
