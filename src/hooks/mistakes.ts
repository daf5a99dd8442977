/** Telling of the app's own mistakes where a page would otherwise blame the network or the device's storage for them. */
import { tellFault } from '../adapters/browser/fault.ts';
import { isMistake } from '../core/failures/blame.ts';
import { isLostCode } from '../core/failures/thrown.ts';
import type { ReadTrouble } from '../core/reads/read.ts';

/** Why code that a page loads when it is needed did not come, or did not start. */
export function troubleOfCode(cause: unknown): ReadTrouble {
  if (isLostCode(cause)) return 'offline';
  tellFault(cause);
  return 'fault';
}

/** Tells of a mistake where the page can only go on without what was asked for. */
export function tellMistake(cause: unknown): void {
  if (isMistake(cause)) tellFault(cause);
}
