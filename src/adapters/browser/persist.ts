/**
 * Asks the browser not to clear this site's storage when the device runs short. Chromium and Safari decide by themselves,
 * Firefox asks the person: so it is asked after the first save, when there is something to lose, and once a visit.
 */
let asked = false;

/** Best effort and never rejects: what the browser answered is in the diagnostics. */
export async function askToPersist(): Promise<void> {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    asked = false;
  }
}
