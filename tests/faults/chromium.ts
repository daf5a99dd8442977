/** Chromium as the schedules need it, over the DevTools protocol. */
import type { BrowserContext } from 'playwright';
import { startBrowser } from './browser.ts';
import type { Page, StartBrowser } from './engine.ts';

export const startChromium: StartBrowser = async (profile, told) => {
  const { context, control, registration, kill } = await startBrowser(profile, told);
  return {
    newPage: (gone) => newPage(context, gone),
    async sync(origin, tag) {
      const registrationId = registration(origin);
      if (registrationId === undefined) return;
      await control.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
    stopWorkers: async () => void (await control.send('ServiceWorker.stopAllWorkers')),
    fullDisk: async (origin, full) =>
      void (await control.send('Storage.overrideQuotaForOrigin', { origin, ...(full ? { quotaSize: 1 } : {}) })),
    forget: async (origin) => void (await control.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    kill,
  };
};

async function newPage(context: BrowserContext, gone: () => void): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  page.on('crash', gone);
  page.on('close', gone);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    call: (method, args) =>
      page.evaluate(
        ([name, values]) => (Reflect.get(window.faultClient, name) as (...values: unknown[]) => unknown)(...values),
        [method, args] as const,
      ),
    // Events and navigator.onLine too.
    setOnline: async (online) =>
      void (await cdp.send('Network.emulateNetworkConditions', {
        offline: !online,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })),
    async crash() {
      const crashed = page.waitForEvent('crash');
      cdp.send('Page.crash').catch(() => undefined);
      await crashed;
    },
    close: () => page.close(),
  };
}
