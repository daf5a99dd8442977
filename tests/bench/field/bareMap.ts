/** The floor of the cutting map beside the app's own start: a page that is nothing but MapLibre with the same dots. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { boundsOf } from '../../../src/core/geo/position.ts';
import { writeMapPage } from '../mapLibre.ts';
import { serveStatic, type StaticServer } from '../staticServer.ts';
import type { City } from './city.ts';

/** As large as the app's map on the same phone, px. */
const [WIDTH, HEIGHT] = [351, 469];

/** A page with the dots in it that opens the map at once. */
export async function serveBareMap({ doors }: City): Promise<StaticServer> {
  const folder = await mkdtemp(join(os.tmpdir(), 'bench-bare-map-'));
  const places = doors.map(({ latitude, longitude }) => [longitude, latitude] as const);
  const dots = [...new Map(places.map((place) => [place.join(), place])).values()];
  await writeMapPage(
    folder,
    { root: import.meta.dirname, entry: 'bareMap.page.ts' },
    `<div id="map" style="width: ${WIDTH}px; height: ${HEIGHT}px"></div><script src="/map.js"></script>
<script>openMap(${JSON.stringify(dots)}, ${JSON.stringify(boundsOf(dots))})</script>`,
    // A second visit finds it on the phone, compiled, as the app's is.
    '/*.js\n  Cache-Control: public, max-age=31536000, immutable\n',
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
