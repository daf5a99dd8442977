/** A phone with Firefox. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startDeadSpot } from '../deadSpot.ts';
import type { BuyPhone } from '../phone.ts';
import { firefoxTab } from './firefoxTab.ts';
import { ensureFirefox } from './install.ts';
import { isLock, startFirefox, type RunningFirefox } from './start.ts';

export const buyFirefoxPhone: BuyPhone = async ({ site, initScript, visited }) => {
  const way = await startDeadSpot(site, visited && Number(new URL(visited.origin).port));
  const profile = mkdtempSync(join(tmpdir(), 'campaign-firefox-'));
  if (visited) cpSync(visited.storage, profile, { recursive: true, filter: (file) => !isLock(file) });
  const settings = { path: ensureFirefox(), profile, ...(initScript === undefined ? {} : { initScript }) };
  const lines: string[] = [];
  let running: RunningFirefox | null = null;
  let first: Page | null = null;

  async function start() {
    running = await startFirefox(settings);
    running.context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    running.context.on('weberror', (error) => lines.push(`uncaught: ${String(error.error())}`));
    first = running.context.pages()[0] ?? (await running.context.newPage());
  }
  const firstPage = () => {
    if (first === null) throw new Error('This phone is off.');
    return first;
  };

  await start();
  return {
    ...firefoxTab(firstPage, way.origin),
    engine: 'firefox',
    origin: way.origin,
    async tab() {
      const page = await firstPage().context().newPage();
      return firefoxTab(() => page, way.origin);
    },
    offline: () => way.offline(),
    online: () => way.online(),
    async kill() {
      first = null;
      await running?.kill();
      running = null;
    },
    storage: profile,
    async end() {
      first = null;
      await running?.end();
      running = null;
    },
    async restart() {
      first = null;
      await running?.end();
      await start();
    },
    console: () => Promise.resolve(lines),
    async discard() {
      first = null;
      await running?.kill();
      running = null;
      await way.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
