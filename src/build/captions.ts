/** Writes the video's captions into the build as the files that the transcript offers: transcript.vtt and transcript.es.vtt. */
import type { Plugin } from 'vite';
import { BASE_LOCALE } from '../core/locale.ts';
import { writeVtt } from '../core/captions.ts';
import { bakedPages } from './bakedWords.ts';

export function captions(): Plugin {
  return {
    name: 'campaign:captions',
    apply: (user, { command, isPreview }) => command === 'build' && !isPreview && !user.build?.ssr,
    generateBundle() {
      for (const { locale, words } of Object.values(bakedPages())) {
        // No one has written what is said in it.
        if (words.video.transcript.length === 0) continue;
        const fileName = locale === BASE_LOCALE ? 'transcript.vtt' : `transcript.${locale}.vtt`;
        this.emitFile({ type: 'asset', fileName, source: writeVtt(words.video.title, words.video.transcript) });
      }
    },
  };
}
