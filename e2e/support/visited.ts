/** A phone that has been on the site before, with the worker and all it keeps: one first visit a server, copied for each journey. */
import { chromium, type BrowserContext } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../fixtures.ts';

const remove = (profile: string) => rm(profile, { recursive: true, force: true, maxRetries: 3 });

/** What a browser fetches or makes again: half of a profile. */
const NOT_NEEDED = /\/(Cache|Code Cache|GPUCache|Dawn\w*Cache|GraphiteDawnCache|ShaderCache|GrShaderCache)$/;

/** Journeys that begin after the first visit, which takes most of a short journey's time; install.spec.ts tells the first. */
export const test = base.extend({
  context: async ({ visitedProfile }, use) => {
    const phone = await openVisited(visitedProfile);
    await use(phone);
    await phone.close();
  },
});

/** One more phone, on a copy of the profile that goes with it. */
export async function openVisited(visitedProfile: string, options: { baseURL?: string } = {}): Promise<BrowserContext> {
  const profile = await copyVisited(visitedProfile);
  const phone = await chromium.launchPersistentContext(profile, options);
  phone.once('close', () => void remove(profile));
  return phone;
}

/** A folder that the caller removes. */
export async function copyVisited(visitedProfile: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'campaign-profile-'));
  await cp(visitedProfile, profile, { recursive: true, filter: (path) => !NOT_NEEDED.test(path) });
  return profile;
}
