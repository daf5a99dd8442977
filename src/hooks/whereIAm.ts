/** Where this device is, asked once by a press. Whoever asks keeps it on the device. */

export interface WhereIAm {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres around it. */
  readonly accuracy: number;
}

/** `maximumAge`: who walks is elsewhere after that. */
const ASKED: PositionOptions = { maximumAge: 60_000, timeout: 15_000 };
/** For a pin: after that it may be another house. */
export const EXACTLY: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 15_000 };

/** 'denied': the person or the browser says no. 'unknown': it cannot tell. Never rejects. */
export async function whereIAm(asked = ASKED): Promise<WhereIAm | 'denied' | 'unknown'> {
  if (!('geolocation' in navigator)) return 'unknown';
  try {
    const { coords } = await new Promise<GeolocationPosition>((found, none) =>
      navigator.geolocation.getCurrentPosition(found, none, asked),
    );
    const { latitude, longitude, accuracy } = coords;
    // A device that has no idea says so in millions.
    return { latitude, longitude, accuracy: Math.min(accuracy, 100_000) };
  } catch (refused) {
    return refused instanceof GeolocationPositionError && refused.code === 1 ? 'denied' : 'unknown';
  }
}
