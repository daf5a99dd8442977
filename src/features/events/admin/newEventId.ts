/**
 * The id of an event that is being made. It lasts over a reload, as what was typed does: whoever saves again because the
 * answer was lost must not make a second event.
 */
import { uuid } from '../../../core/uuid.ts';

const KEY = 'new-event:';

export function newEventId(draftKey: string): string {
  try {
    const kept = sessionStorage.getItem(KEY + draftKey);
    if (kept !== null) return kept;
    const made = uuid();
    sessionStorage.setItem(KEY + draftKey, made);
    return made;
  } catch {
    return uuid(); // Storage is blocked: no draft comes back either.
  }
}

export function forgetNewEventId(draftKey: string): void {
  try {
    sessionStorage.removeItem(KEY + draftKey);
  } catch {
    // as above
  }
}
