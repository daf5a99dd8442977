/** Owns the map itself, by MapLibre. Large: import it through DoorMap.tsx, which fetches it when it is shown. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  GeolocateControl,
  Map as MapLibreMap,
  NavigationControl,
  setWorkerCount,
  setWorkerUrl,
  type GeoJSONSource,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { css } from 'styled-system/css';
import type { Drawing, Tool } from './areas.ts';
import { readPalette, type Palette } from './looks.ts';
import {
  chosen,
  layersOf,
  sources,
  spotFeatures,
  streetFeatures,
  styleOf,
  type MapSpot,
  type MapStreet,
  type Position,
  type Tiles,
} from './scene.ts';

export interface MapCanvasProps {
  /** What is on it, for those who do not see it. */
  readonly label: string;
  readonly spots: readonly MapSpot[];
  readonly streets: readonly MapStreet[];
  /** West, south, east, north: shown at first, and again when it changes. */
  readonly around: readonly [number, number, number, number];
  readonly tiles: Tiles | null;
  readonly chosenId?: string | null;
  readonly onPress?: (id: string) => void;
  /** Offers to show where this device is. That stays on the device. */
  readonly locate?: boolean | undefined;
  /** Areas can be drawn. */
  readonly tool?: Tool;
  readonly onAreas?: (areas: readonly (readonly Position[])[]) => void;
  readonly onDrawing?: (drawing: Drawing | null) => void;
  /** The map could not be drawn here. */
  readonly onFailed: () => void;
}

/** Half a fingertip, px: how far beside a dot still means it. */
const REACH = 22;
const CLOSEST = 18;
/** Pixels left free around what is shown. */
const MARGIN = 36;
const DARK = '(prefers-color-scheme: dark)';

setWorkerUrl(workerUrl);
setWorkerCount(1);

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
  const { label, spots, streets, around, tiles, chosenId = null, locate, tool, onAreas, onDrawing } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [palette, setPalette] = useState<Palette | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const pressed = useEffectEvent((id: string) => props.onPress?.(id));
  const failed = useEffectEvent(() => props.onFailed());
  const changed = useEffectEvent((areas: readonly (readonly Position[])[]) => onAreas?.(areas));
  const begin = useEffectEvent((container: HTMLElement) => open(container, { label, around, tiles, locate }));

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
    made.on('click', ({ point }) => {
      const id = nearest(made, point);
      if (id !== null) pressed(id);
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
    map?.fitBounds([west, south, east, north], { padding: MARGIN, maxZoom: CLOSEST });
  }, [map, west, south, east, north]);

  const draws = tool !== undefined;
  useEffect(() => {
    if (!map || !palette || !draws) return;
    let gone = false;
    let made: Drawing | null = null;
    void import('./areas.ts').then(
      ({ startDrawing }) => {
        if (gone) return;
        made = startDrawing(map, palette, changed);
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
  }, [map, palette, draws]);
  useEffect(() => {
    if (drawing && tool) drawing.use(tool);
    onDrawing?.(drawing);
  }, [drawing, tool, onDrawing]);

  return <div ref={box} className={frame} data-map={map ? 'there' : 'coming'} />;
}

type PaintName = Parameters<MapLibreMap['setPaintProperty']>[1];
type Begin = Pick<MapCanvasProps, 'label' | 'around' | 'tiles' | 'locate'>;

/** @throws where there is no WebGL. */
function open(container: HTMLElement, { label, around, tiles, locate }: Begin): MapLibreMap {
  const [west, south, east, north] = around;
  const map = new MapLibreMap({
    container,
    style: styleOf(readPalette(container), tiles),
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: MARGIN, maxZoom: CLOSEST },
    maxZoom: 20,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    // Who made the tiles is told beneath, at a size that can be read.
    attributionControl: false,
    locale: { 'Map.Title': label, 'NavigationControl.ZoomIn': 'Closer', 'NavigationControl.ZoomOut': 'Further away' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  if (locate) {
    map.addControl(
      new GeolocateControl({
        positionOptions: { enableHighAccuracy: true },
        fitBoundsOptions: { maxZoom: CLOSEST },
        trackUserLocation: true,
      }),
      'top-right',
    );
  }
  return map;
}

function nearest(map: MapLibreMap, { x, y }: { readonly x: number; readonly y: number }): string | null {
  const found = map.queryRenderedFeatures(
    [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ],
    { layers: [sources.spots] },
  );
  const far = ({ geometry }: (typeof found)[number]) => {
    if (geometry.type !== 'Point') return Infinity;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const at = map.project([longitude, latitude]);
    return Math.hypot(at.x - x, at.y - y);
  };
  const [first] = found.toSorted((a, b) => far(a) - far(b));
  const id: unknown = first?.properties['id'];
  return typeof id === 'string' ? id : null;
}
