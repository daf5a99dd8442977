/** Where this device is, asked once by a press. It goes nowhere but into what the person then sends. */
import type { Here } from '../model/spot.ts';

/** A phone that has just come out of a pocket needs that long, ms. */
const PATIENCE_MS = 15_000;
/** Older than this it may be another street, ms. */
const FRESH_MS = 30_000;

/** 'denied': the person or the browser says no. 'unknown': it cannot tell. Never rejects. */
export function whereIAm(): Promise<Here | 'denied' | 'unknown'> {
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((tell) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        tell({ latitude, longitude, accuracy: Math.min(accuracy, 100_000) }),
      ({ code }) => tell(code === 1 ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, maximumAge: FRESH_MS, timeout: PATIENCE_MS },
    );
  });
}
