/** What makes the app out of its sources, on `dev` and `build`. Whoever serves a build needs none of it (vite.config.ts). */
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BASE_LOCALE } from '../core/locale.ts';
import { bakedWords } from './bakedWords.ts';
import { captions } from './captions.ts';
import { firstFiles } from './firstFiles.ts';
import { manifestIn, otherManifests } from './manifest.ts';
import { messages } from './messages.ts';
import { preloads } from './preloads.ts';
import { prerender } from './prerender.ts';
import { sitePicture, sitePictures } from './sitePicture.ts';
import { routerOptions } from './routerOptions.ts';
import { staticStyles } from './staticStyles.ts';
import { supported } from './support/plugin.ts';

interface Made {
  readonly plugins: PluginOption[];
  /** Vite's `build.modulePreload.resolveDependencies`. */
  readonly resolveDependencies: ReturnType<typeof preloads>['resolveDependencies'];
}

/** @param isSsrBuild the build within the build, which only prerenders and needs no worker. */
export function buildPlugins(env: Readonly<Record<string, string | undefined>>, isSsrBuild: boolean): Made {
  const files = firstFiles();
  const isThere = sitePictures(env.CONTENT_FROM);
  const beside = preloads(/\/src\/app\/(app|landing\/start)\.tsx$/);
  return {
    resolveDependencies: beside.resolveDependencies,
    plugins: [
      messages(),
      tanstackRouter(routerOptions),
      react(),
      staticStyles(),
      bakedWords(env),
      captions(),
      sitePicture(env.CONTENT_FROM),
      prerender(env),
      files.plugin,
      beside.plugin,
      !isSsrBuild &&
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/sw',
          filename: 'sw.ts',
          injectRegister: false,
          manifest: manifestIn(BASE_LOCALE, env.CONTENT_FROM, isThere),
          includeManifestIcons: false,
          injectManifest: {
            rollupFormat: 'iife',
            // The printed pages of a language are one file, and grow with what is published (build/contentPages.ts).
            maximumFileSizeToCacheInBytes: 16_000_000,
            // The kept pages have their rows in themselves.
            globIgnores: ['assets/printed-rows-*.js'],
            // The stylesheet is in the landing page; the shell is kept without it.
            globPatterns: [
              '{index,*/index}.html',
              'shell.txt',
              'assets/**/*.{js,woff2}',
              'assets/MapCanvas-*.css',
              'assets/{places,pages}-*.json',
              'icons/icon.svg',
              '*.vtt',
            ],
            // The plugin adds the manifest itself, and by its default every icon and picture of it, which a browser fetches alone.
            manifestTransforms: [files.markLater],
          },
        }),
      otherManifests(env.CONTENT_FROM, isThere),
      supported(),
    ],
  };
}
