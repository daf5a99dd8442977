/** How long journeys are that can be told shorter: `npm test` tells the short form, `.ci/run` the whole one too (THOROUGH=1). */
import { readFileSync } from 'node:fs';

export const THOROUGH = process.env['THOROUGH'] === '1';

/** Journeys with this tag have a longer form that `npm run test:thorough` tells; those that need a server are left to test:hosted. */
export const LONGER = { tag: '@thorough' };

/** Pages that say no more than what will be there are one screen with other words: one of them is enough for the short form. */
export function oneComing(paths: readonly string[]): readonly string[] {
  const first = paths.find(isComing);
  return paths.filter((path) => THOROUGH || path === first || !isComing(path));
}

export function isComing(path: string): boolean {
  return ['_public', '_staff'].some((group) => {
    try {
      const route = new URL(`../../src/routes/${group}${path}.tsx`, import.meta.url);
      return /import \{ (Public|Staff)Coming \}/.test(readFileSync(route, 'utf8'));
    } catch {
      return false;
    }
  });
}
