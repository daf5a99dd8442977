/** The service worker as soon as it was registered by this page: it hears what it is told while it still fetches its files. */

let tell: () => void = () => undefined;
const asked = new Promise<void>((resolve) => (tell = resolve));
let newest: ServiceWorkerRegistration | null = null;

/** Not in every browser, nor without TLS; and none while developing. */
export const canWork = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** @param registration undefined where it was refused. The last one that is noted counts. */
export function noteRegistration(registration: ServiceWorkerRegistration | undefined): void {
  newest = registration ?? null;
  tell();
}

/** Null where there is none. */
export async function workerAtHand(): Promise<ServiceWorker | null> {
  if (!canWork()) return null;
  await asked;
  return newest?.active ?? newest?.waiting ?? newest?.installing ?? null;
}
