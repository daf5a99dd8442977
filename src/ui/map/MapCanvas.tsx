/** The map itself, by MapLibre. Large: import it through DoorMap.tsx, which fetches it when it is shown. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { css } from 'styled-system/css';
import type { Position, StreetLine } from '../../core/geo/position.ts';
import type { Drawing, Tool } from './areas.ts';
import { readPalette, type Palette } from './dotStyles.ts';
import { openMap, show, spotAt, type MapOptions } from './open.ts';
import { chosen, layersOf, sources, spotFeatures, streetFeatures, type MapSpot } from './scene.ts';

export interface MapCanvasProps extends Omit<MapOptions, 'locate'> {
  // `label`: what is on it, for those who do not see it. `around`: shown at first, and again when it changes.
  readonly locate?: boolean;
  readonly spots: readonly MapSpot[];
  readonly streets: readonly StreetLine[];
  readonly chosenId?: string | null;
  readonly onPress?: (id: string) => void;
  /** Where on the earth a press was, on a dot or beside all. */
  readonly onPlace?: (place: Position) => void;
  /** Areas can be drawn. */
  readonly tool?: Tool;
  readonly onAreas?: (areas: readonly (readonly Position[])[]) => void;
  readonly onDrawing?: (drawing: Drawing | null) => void;
  /** The map could not be drawn here. */
  readonly onFailed: () => void;
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
  const pressed = useEffectEvent((id: string) => props.onPress?.(id));
  const placed = useEffectEvent((place: Position) => props.onPlace?.(place));
  const failed = useEffectEvent(() => props.onFailed());
  const changed = useEffectEvent((areas: readonly (readonly Position[])[]) => onAreas?.(areas));
  // What is drawn keeps its colours when night falls: begun anew it would be gone.
  const colors = useEffectEvent(() => palette ?? readPalette(document.body));
  const begin = useEffectEvent((container: HTMLElement) => openMap(container, { label, around, tiles, locate }));

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
      const id = spotAt(made, point);
      if (id !== null) pressed(id);
      placed([lngLat.lng, lngLat.lat]);
    });
    made.once('load', () => {
      setPalette(readPalette(container));
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
  useEffect(() => {
    if (map && palette) map.getSource<GeoJSONSource>(sources.spots)?.setData(spotFeatures(spots, palette));
  }, [map, palette, spots]);
  useEffect(() => {
    map?.getSource<GeoJSONSource>(sources.streets)?.setData(streetFeatures(streets));
  }, [map, streets]);
  useEffect(() => void map?.setFilter(sources.chosen, chosen(chosenId)), [map, chosenId]);
  const [west, south, east, north] = around;
  useEffect(() => {
    if (map) show(map, [west, south, east, north]);
  }, [map, west, south, east, north]);

  const draws = tool !== undefined;
  useEffect(() => {
    if (!map || !draws) return;
    let gone = false;
    let made: Drawing | null = null;
    void import('./areas.ts').then(
      ({ startDrawing }) => {
        if (gone) return;
        made = startDrawing(map, colors(), changed);
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
