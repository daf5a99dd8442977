/** Ends the build when a finished script or style uses what a browser of the line may lack, and nobody has said why it may. */
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export function supported(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'campaign:supported',
    apply: (user, { command, isPreview }) => command === 'build' && !isPreview && !user.build?.ssr,
    configResolved: (resolved) => void (config = resolved),
    closeBundle: {
      // The worker is written by then.
      order: 'post',
      sequential: true,
      async handler(failure?: Error) {
        if (failure) return;
        // By an address of its own: else Vite would read MDN's data, 20 MB, into its configuration at every start.
        const code = new URL('./unexplained.ts', import.meta.url).href;
        const { unexplained } = (await import(code)) as typeof import('./unexplained.ts'); // the file beside this one
        const found = unexplained(resolve(config.root, config.build.outDir));
        const lines = [...found].map(([api, files]) => `  ${api}  in ${[...files].join(', ')}`);
        if (lines.length === 0) return;
        throw new Error(`Newer than the browsers in src/build/support/line.ts:\n${lines.join('\n')}`);
      },
    },
  };
}
