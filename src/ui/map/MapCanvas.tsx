/** The map itself, by MapLibre. Large: import it through DoorMap.tsx, which fetches it when it is shown. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { css } from 'styled-system/css';
import type { Bounds, Position } from '../../core/geo/position.ts';
import type { Drawing, Tool } from './areas.ts';
import { listenToKeys, type Way } from './keys.ts';
import { readPalette, type Palette } from './dotStyles.ts';
import { openMap, show, type MapOptions } from './open.ts';
import { spotAt, textsWithin, type Press } from './press.ts';
import { chosenFeatures, layersOf, sources, spotFeatures, streetFeatures, textFeatures } from './scene.ts';
import { useSource } from './useSource.ts';

export interface MapCanvasProps extends Omit<MapOptions, 'locate'> {
  // `label`: what is on it, for those who do not see it. `around`: shown at first, and again when it changes.
  readonly locate?: boolean;
  readonly chosenId?: string | null;
  readonly onPress?: (id: string) => void;
  /** Arrow keys go from dot to dot instead of moving the map, which then follows the one that is chosen. */
  readonly onWay?: (way: Way) => void;
  /** Enter, on the map. */
  readonly onEnter?: () => void;
  /** Where on the earth a press was, on a dot or beside all. */
  readonly onPlace?: (place: Position) => void;
  /** Areas can be drawn. */
  readonly tool?: Tool;
  readonly onAreas?: (areas: readonly (readonly Position[])[]) => void;
  readonly onDrawing?: (drawing: Drawing | null) => void;
  /** The map could not be drawn here. */
  readonly onFailed: () => void;
}

/** What a map has been given besides its sources. */
interface Drawn {
  readonly palette: Palette;
  readonly around: Bounds;
  /** How many. */
  readonly texts: number;
}

const DARK = '(prefers-color-scheme: dark)';

const frame = css({
  width: 'full',
  height: 'full',
  fontFamily: 'body',
  // The library's are 29 px; its sheet stands outside our layers and would win.
  '& .maplibregl-ctrl-group button': { width: 'touch!', height: 'touch!' },
  '& .maplibregl-ctrl-group': {
    backgroundColor: 'sheet!',
    borderRadius: 'sm!',
    boxShadow: '0 0 0 2px {colors.line}!',
  },
  '& .maplibregl-ctrl-group button + button': { borderTopColor: 'lineSoft!' },
  '& .maplibregl-ctrl-icon': { _dark: { filter: 'invert(1)' } },
  '& canvas:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
});

export function MapCanvas(props: MapCanvasProps) {
  const { label, spots, streets, around, tiles, chosenId = null, locate = false, tool, onAreas, onDrawing } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [palette, setPalette] = useState<Palette | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const pressed = useEffectEvent((made: MapLibreMap, point: Press) => {
    if (!props.onPress) return;
    const id = spotAt(made, spots, point);
    if (id !== null) props.onPress(id);
  });
  const went = useEffectEvent((way: Way) => props.onWay?.(way));
  const entered = useEffectEvent(() => props.onEnter?.());
  const placed = useEffectEvent((place: Position) => props.onPlace?.(place));
  const failed = useEffectEvent(() => props.onFailed());
  const drew = useEffectEvent((areas: readonly (readonly Position[])[]) => onAreas?.(areas));
  // What is drawn keeps its colours when night falls: begun anew it would be gone.
  const colors = useEffectEvent(() => palette ?? readPalette(document.body));
  /** What the map has already: nothing of it is given twice. */
  const drawn = useRef<Drawn | null>(null);
  const begin = useEffectEvent((container: HTMLElement) => {
    const first = readPalette(container);
    drawn.current = { palette: first, around, texts: 0 };
    return openMap(container, first, { label, around, tiles, locate, spots, streets });
  });

  useEffect(() => {
    if (!box.current) return;
    const container = box.current;
    let made: MapLibreMap;
    try {
      made = begin(container);
    } catch {
      failed();
      return;
    }
    made.on('click', ({ point, lngLat }) => {
      pressed(made, point);
      placed([lngLat.lng, lngLat.lat]);
    });
    made.once('load', () => {
      // The one that its dots have, unless night has fallen meanwhile.
      setPalette((now) => now ?? drawn.current?.palette ?? null);
      setMap(made);
    });
    const night = matchMedia(DARK);
    const repaint = () => setPalette(readPalette(container));
    night.addEventListener('change', repaint);
    return () => {
      night.removeEventListener('change', repaint);
      setMap(null);
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!map || !palette) return;
    for (const { id, paint = {} } of layersOf(palette, tiles)) {
      for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as PaintName, value); // of that layer
    }
  }, [map, palette, tiles]);
  const ring = useMemo(
    () => (chosenId === null ? null : (spots.find(({ id }) => id === chosenId) ?? null)),
    [spots, chosenId],
  );
  useSource(map, sources.spots, spots, spotFeatures);
  useSource(map, sources.streets, streets, streetFeatures);
  useSource(map, sources.chosen, ring, chosenFeatures, null);
  useEffect(() => {
    if (!map) return;
    const tell = () => {
      const was = drawn.current;
      const texts = textFeatures(spots, textsWithin(map));
      if (!was || was.texts + texts.features.length === 0) return;
      drawn.current = { ...was, texts: texts.features.length };
      void map.getSource<GeoJSONSource>(sources.texts)?.setData(texts);
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, spots]);
  const [west, south, east, north] = around;
  useEffect(() => {
    const was = drawn.current;
    if (!map || !was || [west, south, east, north].every((edge, at) => edge === was.around[at])) return;
    drawn.current = { ...was, around: [west, south, east, north] };
    show(map, [west, south, east, north]);
  }, [map, west, south, east, north]);

  const byKeys = props.onWay !== undefined;
  useEffect(() => {
    if (map && byKeys) return listenToKeys(map, { onWay: (way) => went(way), onEnter: () => entered() });
  }, [map, byKeys]);
  const chosenPlace = useEffectEvent(() => ring?.place);
  useEffect(() => {
    const place = byKeys && chosenId !== null ? chosenPlace() : undefined;
    if (map && place && !map.getBounds().contains([place[0], place[1]])) map.panTo([place[0], place[1]]);
  }, [map, byKeys, chosenId]);

  const draws = tool !== undefined;
  useEffect(() => {
    if (!map || !draws) return;
    let gone = false;
    let made: Drawing | null = null;
    void import('./areas.ts').then(
      ({ startDrawing }) => {
        if (gone) return;
        made = startDrawing(map, colors(), drew);
        setDrawing(made);
      },
      () => failed(),
    );
    return () => {
      gone = true;
      setDrawing(null);
      // A map that was taken down has taken its layers along.
      if (map.style) made?.stop();
    };
  }, [map, draws]);
  useEffect(() => {
    if (drawing && tool) drawing.use(tool);
    onDrawing?.(drawing);
  }, [drawing, tool, onDrawing]);

  return <div ref={box} className={frame} data-map={map ? 'there' : 'coming'} />;
}

type PaintName = Parameters<MapLibreMap['setPaintProperty']>[1];
