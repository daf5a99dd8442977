/** How a page comes to know the town's time zone: as it was printed, as the device kept it, and as a server has just told it. */
import { keepZone, keptZone } from '../adapters/browser/keptZone.ts';
import { campaign } from '../campaign.ts';
import { setTownZone } from '../campaign/townZone.ts';

/** When it was told, epoch ms: what is printed does not count any more, nor an older answer. Null while nothing was told. */
let toldAt: number | null = null;

/** What the page or its words were printed with. */
export function startWithZone(printed: string): void {
  if (toldAt === null) setTownZone(printed);
}

/** What an earlier visit was told. On a printed page only once React has found what is printed. */
export function startWithKeptZone(): void {
  const kept = keptZone();
  if (kept !== null) take(kept.zone, kept.at);
}

/** By a server's answer. A first visit stores nothing while the zone is the build's. @param at when it was asked for, epoch ms */
export function learnZone(zone: string, at = Date.now()): void {
  const kept = keptZone();
  // Rows that a device kept from before are no news.
  if (!take(zone, at) || (kept !== null && kept.at > at)) return;
  if (zone !== campaign.timeZone || kept !== null) keepZone({ zone, at });
}

function take(zone: string, at: number): boolean {
  if (toldAt !== null && at < toldAt) return false;
  toldAt = at;
  setTownZone(zone);
  return true;
}
