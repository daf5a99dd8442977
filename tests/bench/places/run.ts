/**
 * `npm run bench:places`: what the pages about the city cost a phone. At 4x CPU slowdown the map of /revitalization with
 * SITES (5,000) places, from the press to the first dots, beside MapLibre alone with the same points, in turns; a report saved with three
 * pictures of twelve megapixels, press by press; "open now" for SERVICES (1,000) at once, both as it is and at 4x. PARTS chooses among map,report,open. Needs a
 * build; fails when an aim is missed.
 */
import { sayLoad } from '../load.ts';
import { benchMap } from './map.ts';
import { benchOpen } from './open.ts';
import { benchReport } from './report.ts';

const parts = (process.env['PARTS'] ?? 'map,report,open').split(',');

sayLoad();
let met = true;
if (parts.includes('map')) met = (await benchMap()) && met;
if (parts.includes('report')) met = (await benchReport()) && met;
if (parts.includes('open')) met = (await benchOpen()) && met;
if (!met) process.exitCode = 1;
