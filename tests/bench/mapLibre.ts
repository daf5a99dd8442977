/** A folder whose one page is a map by MapLibre alone, without the app: what the floors of the benches with maps are served from. */
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleScript } from './bundleScript.ts';

/**
 * The same library as one script (/map.js), its worker (/worker.js), its style sheet, and the page.
 * @param root of the script's entry.
 * @param headers as in dist/_headers.
 */
export async function writeMapPage(
  folder: string,
  script: { readonly root: string; readonly entry: string },
  body: string,
  headers = '',
): Promise<void> {
  const library = dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css'));
  await copyFile(join(library, 'maplibre-gl-worker.mjs'), join(folder, 'worker.js'));
  await copyFile(join(library, 'maplibre-gl.css'), join(folder, 'map.css'));
  await writeFile(join(folder, 'map.js'), await bundleScript(script.root, script.entry));
  await writeFile(join(folder, '_headers'), headers);
  // The one page there is, whatever the browser asks for besides.
  await writeFile(join(folder, 'shell.html'), '');
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>bench</title><link rel="stylesheet" href="/map.css">\n${body}`,
  );
}
