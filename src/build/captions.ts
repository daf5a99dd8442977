/** Writes the video's captions into the build as the files that the transcript offers: transcript.vtt and transcript.es.vtt. */
import type { Plugin } from 'vite';
import { words as en } from '../campaign/en.ts';
import { words as es } from '../campaign/es.ts';
import { writeVtt } from '../core/captions.ts';

export function captions(): Plugin {
  return {
    name: 'campaign:captions',
    apply: (user, { command, isPreview }) => command === 'build' && !isPreview && !user.build?.ssr,
    generateBundle() {
      for (const [fileName, { video }] of Object.entries({ 'transcript.vtt': en, 'transcript.es.vtt': es }))
        this.emitFile({ type: 'asset', fileName, source: writeVtt(video.title, video.transcript) });
    },
  };
}
