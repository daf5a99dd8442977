/** How a page comes to know the town's time zone: as it was printed, as the device kept it, and as a server has just told it. */
import { keepZone, keptZone } from '../adapters/browser/keptZone.ts';
import { campaign } from '../campaign.ts';
import { setTownZone } from '../campaign/townZone.ts';

/** Of a server's answer or of what an earlier one told: what is printed does not count any more. */
let isTold = false;

/** What the page or its words were printed with. */
export function startWithZone(printed: string): void {
  if (!isTold) setTownZone(printed);
}

/** What an earlier visit was told. On a printed page only once React has found what is printed. */
export function startWithKeptZone(): void {
  const kept = keptZone();
  if (kept === null) return;
  isTold = true;
  setTownZone(kept);
}

/** By a server's answer. A first visit stores nothing while the zone is the build's. */
export function learnZone(told: string): void {
  isTold = true;
  if (told !== campaign.timeZone || keptZone() !== null) keepZone(told);
  setTownZone(told);
}
