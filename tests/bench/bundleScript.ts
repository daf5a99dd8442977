/** One script of a bench with all it imports, minified, as an app would ship it. */
import { build } from 'vite';

/** @param entry below `root`. */
export async function bundleScript(root: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    // No styles here: the app's PostCSS need not be loaded.
    css: { postcss: {} },
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'bench', fileName: 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`Vite bundled nothing for ${entry}.`);
  return output.output[0].code;
}
