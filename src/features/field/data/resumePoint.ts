/**
 * Where a canvasser was last, so that a phone that died opens at the same door. An address without any personal data,
 * kept with the drafts: the browser writes localStorage to the disk only seconds later, and a battery does not wait.
 */
import { drafts } from '../../../hooks/drafts.ts';

const KEY = 'field-place';
/** A walk is over after this long, ms. */
const WALK_MS = 12 * 3_600_000;

/** Only the first page of a page load is a return from the dead. */
let moved = false;

export function rememberPlace(userId: string, path: string): void {
  moved = true;
  void drafts.save(KEY, { userId, path, at: Date.now() });
}

export function forgetPlace(): void {
  moved = true;
  void drafts.forget(KEY);
}

/** The address this person was at when the page went away; null when it did not, or when that walk is over. */
export async function placeToReturnTo(userId: string): Promise<string | null> {
  if (moved) return null;
  moved = true;
  const kept = await drafts.read(KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { userId: whose, path, at } = kept as { userId?: unknown; path?: unknown; at?: unknown }; // checked below
  const fresh = typeof at === 'number' && Math.abs(Date.now() - at) < WALK_MS;
  return whose === userId && fresh && typeof path === 'string' && /^\/field-ops\/(walk|phones)\/[\w/-]+$/.test(path)
    ? path
    : null;
}
