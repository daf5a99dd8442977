/**
 * `npm run bench:field`: the field at the size of a small city made from SEED (1): 20,000 households, 45,000 people, 400 turfs,
 * 200,000 attempts. Reading a voter file; what PostgreSQL answers with and without policies; a turf of 60 doors in a dead spot,
 * the organizer's view and the cutting map in Chromium. PARTS chooses among reading,queries,browser, SCREENS of the last among
 * walk,overview,cut. Needs a build; fails when an aim is missed.
 */
import { benchBrowser } from './inBrowser.ts';
import { buildCity } from './city.ts';
import { benchQueries } from './queries.ts';
import { benchReading } from './reading.ts';
import { sayLoad } from '../load.ts';

const parts = (process.env['PARTS'] ?? 'reading,queries,browser').split(',');
sayLoad();
const city = buildCity(Number(process.env['SEED'] ?? 1));

let met = true;
if (parts.includes('reading')) await benchReading(city);
if (parts.includes('queries')) met = (await benchQueries(city)) && met;
if (parts.includes('browser')) met = (await benchBrowser(city)) && met;
if (!met) process.exitCode = 1;
