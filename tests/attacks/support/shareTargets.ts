/** Before the attacks: the servers that several files share, one for each worker. */
import type { TestProject } from 'vitest/node';
import { root } from '../../../supabase/local/root.ts';
import { makeImage } from '../../tools/images.ts';
import { attackedRoot, liftLimits, startTarget, type Place } from './target.ts';
import { SHARED } from './shared.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedTargets: readonly Place[];
  }
}

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  // Every server of this checkout then starts from a copy of a migrated database.
  if (attackedRoot === root) await makeImage();
  const targets = await Promise.all(Array.from({ length: SHARED }, () => startTarget()));
  await Promise.all(targets.map(liftLimits));
  project.provide(
    'sharedTargets',
    targets.map(({ url, port, publishableKey, secretKey, jwtSecret, dataDir }) => ({
      url,
      port,
      publishableKey,
      secretKey,
      jwtSecret,
      dataDir,
    })),
  );
  return async () => void (await Promise.all(targets.map((target) => target.stop())));
}
