/**
 * The site's own pictures: what messengers show of a shared page (og.png), and how the app looks, for the install dialog. The campaign's lie in
 * public/; the sample town's take their place in a build of the sample town alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = new URL('../..', import.meta.url).pathname;
const OWN = join(ROOT, 'public');
const SAMPLE = join(ROOT, 'src/sample/public');

/** @param contentFrom CONTENT_FROM of the build. @returns whether a build has a picture, by its name below public/. */
export const sitePictures =
  (contentFrom: string | undefined) =>
  (file: string): boolean =>
    existsSync(join(OWN, file)) || (contentFrom === 'sample' && existsSync(join(SAMPLE, file)));

/** @param contentFrom CONTENT_FROM of the build. */
export function sitePicture(contentFrom: string | undefined): Plugin {
  return {
    name: 'campaign:site-picture',
    apply: (user, { command, isPreview }) =>
      contentFrom === 'sample' && command === 'build' && !isPreview && !user.build?.ssr,
    generateBundle() {
      const files = readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: file, source: readFileSync(join(SAMPLE, file)) });
    },
  };
}
