/** Where the phone is, while a stop is open. Null when it does not know, or must not say: a result is saved all the same. */
import { useEffect, useRef } from 'react';
import type { SignEventPayload } from '../model/kinds.ts';

/** Older than this it may be another yard, ms. */
const FRESH_MS = 120_000;

export function useHere(): () => SignEventPayload['place'] {
  const last = useRef<GeolocationPosition | null>(null);
  useEffect(() => {
    if (!('geolocation' in navigator)) return;
    const watch = navigator.geolocation.watchPosition(
      (position) => {
        last.current = position;
      },
      () => undefined,
      { enableHighAccuracy: true, maximumAge: 10_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return () => {
    const known = last.current;
    if (known === null || Date.now() - known.timestamp > FRESH_MS) return null;
    const { latitude, longitude, accuracy } = known.coords;
    return { latitude, longitude, accuracy: Math.min(accuracy, 100_000) };
  };
}
