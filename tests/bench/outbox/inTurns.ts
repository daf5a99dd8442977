/** The same asked of several clients in turns, each time on a page of its own, in one browser whose profile lies on the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../../tools/browser.ts';
import { inTurns } from '../measure.ts';
import { bundleClients } from './bundle.ts';
import { startServer } from './server.ts';
import type { Client } from './settings.ts';

/** @param take is told where the page finds the client and its server. The first round counts for nothing. */
export async function ofClients<Taken>(
  clients: readonly Client[],
  rounds: number,
  rttMs: number,
  take: (page: Page, origin: string) => Promise<Taken>,
): Promise<Readonly<Record<Client, readonly Taken[]>>> {
  const server = await startServer(await bundleClients(clients));
  // A private window keeps IndexedDB in memory, and durability would cost nothing.
  const profile = mkdtempSync(join(tmpdir(), 'bench-clients-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    return await inTurns(clients, rounds, async (client) => {
      const page = await context.newPage();
      try {
        return await take(page, server.open(client, rttMs).origin);
      } finally {
        await page.close();
      }
    });
  } finally {
    await context.close();
    server.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}
