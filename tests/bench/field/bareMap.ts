/** The floor of the cutting map beside the app's own start: a page that is nothing but MapLibre with the same dots. */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { boundsOf } from '../../../src/core/geo/position.ts';
import { bundleScript } from '../bundleScript.ts';
import { serveStatic, type StaticServer } from '../staticServer.ts';
import type { City } from './city.ts';

/** As large as the app's map on the same phone, px. */
const [WIDTH, HEIGHT] = [351, 469];

/** The library as one script, its worker, its style sheet, and a page with the dots in it that opens the map at once. */
export async function serveBareMap({ doors }: City): Promise<StaticServer> {
  const folder = await mkdtemp(join(os.tmpdir(), 'bench-bare-map-'));
  const library = dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css'));
  await copyFile(join(library, 'maplibre-gl-worker.mjs'), join(folder, 'worker.js'));
  await copyFile(join(library, 'maplibre-gl.css'), join(folder, 'map.css'));
  await writeFile(join(folder, 'map.js'), await bundleScript(import.meta.dirname, 'bareMap.page.ts'));
  // A second visit finds it on the phone, compiled, as the app's is.
  await writeFile(join(folder, '_headers'), '/*.js\n  Cache-Control: public, max-age=31536000, immutable\n');
  const places = doors.map(({ latitude, longitude }) => [longitude, latitude] as const);
  const dots = [...new Map(places.map((place) => [place.join(), place])).values()];
  // The one page there is, whatever the browser asks for besides.
  await writeFile(join(folder, 'shell.html'), '');
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>bench</title><link rel="stylesheet" href="/map.css">
<div id="map" style="width: ${WIDTH}px; height: ${HEIGHT}px"></div><script src="/map.js"></script>
<script>openMap(${JSON.stringify(dots)}, ${JSON.stringify(boundsOf(dots))})</script>`,
  );
  const server = await serveStatic(folder);
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
