/**
 * `npm run bench:admin`: the inbox. What PostgreSQL answers with and without policies, with 50,000 submissions and 30,000 people; in
 * Chromium at 4x CPU slowdown the first screen beside plain lines of the same rows and beside its own markup without the app, a
 * change of the view and a search key by key, with ROWS of them (1,000). PARTS chooses among queries,browser. Needs a build; fails
 * when an aim is missed.
 */
import { benchInbox } from './inBrowser.ts';
import { benchInboxQueries } from './queries.ts';
import { sayLoad } from '../load.ts';

const parts = (process.env['PARTS'] ?? 'queries,browser').split(',');

sayLoad();
let met = true;
if (parts.includes('queries')) met = (await benchInboxQueries()) && met;
if (parts.includes('browser')) met = (await benchInbox()) && met;
if (!met) process.exitCode = 1;
