/** The service worker as soon as it was registered by this page: it hears what it is told while it still fetches its files. */

let tell: (registration: ServiceWorkerRegistration | null) => void = () => undefined;
const registered = new Promise<ServiceWorkerRegistration | null>((resolve) => (tell = resolve));

/** Not in every browser, nor without TLS; and none while developing. */
export const canWork = (): boolean => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** @param registration undefined where it was refused. */
export function noteRegistration(registration: ServiceWorkerRegistration | undefined): void {
  tell(registration ?? null);
}

/** Null where there is none. */
export async function workerAtHand(): Promise<ServiceWorker | null> {
  const registration = canWork() ? await registered : null;
  return registration?.active ?? registration?.waiting ?? registration?.installing ?? null;
}
