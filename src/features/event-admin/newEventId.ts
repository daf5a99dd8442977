/**
 * Owns the id of an event that is being made. It lasts over a reload, as what was typed does: whoever saves again because the
 * answer was lost must not make a second event.
 */
const KEY = 'new-event:';

export function newEventId(draftKey: string): string {
  try {
    const kept = sessionStorage.getItem(KEY + draftKey);
    if (kept !== null) return kept;
    const made = crypto.randomUUID();
    sessionStorage.setItem(KEY + draftKey, made);
    return made;
  } catch {
    return crypto.randomUUID(); // Storage is blocked: no draft comes back either.
  }
}

export function forgetNewEventId(draftKey: string): void {
  try {
    sessionStorage.removeItem(KEY + draftKey);
  } catch {
    // as above
  }
}
