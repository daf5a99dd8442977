/** What a map shows follows what it is given. */
import { useEffect, useRef } from 'react';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';

/**
 * Nothing is given twice.
 * @param map null until it can be given anything.
 * @param first what the map begins with.
 */
export function useSource<T>(
  map: MapLibreMap | null,
  source: string,
  shown: T,
  featuresOf: (shown: T) => FeatureCollection,
  first: T = shown,
): void {
  const given = useRef(first);
  useEffect(() => {
    if (!map || given.current === shown) return;
    given.current = shown;
    void map.getSource<GeoJSONSource>(source)?.setData(featuresOf(shown));
  }, [map, source, shown, featuresOf]);
}
