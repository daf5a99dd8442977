/**
 * The browser's Background Sync by hand. Chromium wakes the worker when the machine's own network returns; an emulated
 * one reaches it only while the worker happens to run, so the event is dispatched as DevTools does it.
 */
import type { Page } from '@playwright/test';

interface Registration {
  readonly registrationId: string;
  readonly scopeURL: string;
}

/** @returns what fires `sync` at the worker of `origin`. `page` may be blank: nothing of the app need be open. */
export async function backgroundSync(page: Page, origin: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registrations = new Map<string, Registration>();
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const registration of event.registrations) registrations.set(registration.scopeURL, registration);
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    const registration = registrations.get(`${origin}/`);
    if (!registration) throw new Error(`No worker is registered for ${origin}.`);
    const { registrationId } = registration;
    await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'outbox', lastChance: false });
  };
}
