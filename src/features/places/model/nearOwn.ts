/** Which of this device's own reports may be the same as one that is being written: those within a short walk of its pin, or at its very address. */
import { metres } from './spot.ts';

/** Metres. */
export const WALK_M = 150;
export const MOST_NEAR = 3;

/** What is known of where a report is. */
export interface Whereabouts {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly address: string | null;
}

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

export const isAt = (said: string | null, address: string | null) =>
  said !== null && said !== '' && address !== null && plain(address) === said;

/** A report of this very device, begun or saved. */
export interface OwnReport extends Whereabouts {
  readonly id: string;
  readonly text: string;
  /** Not begun only: it waits to be sent. */
  readonly saved: boolean;
}

/** What this device itself has near there already: whoever reports a walk's third heap may have reported it as the first. */
export function nearbyOwn(
  { latitude, longitude, address }: Whereabouts,
  own: readonly OwnReport[],
): readonly OwnReport[] {
  const said = address === null ? null : plain(address);
  const isNear = (one: OwnReport) =>
    latitude !== null &&
    longitude !== null &&
    one.latitude !== null &&
    one.longitude !== null &&
    metres({ latitude, longitude }, { latitude: one.latitude, longitude: one.longitude }) <= WALK_M;
  return own.filter((one) => isNear(one) || isAt(said, one.address)).slice(0, MOST_NEAR);
}
