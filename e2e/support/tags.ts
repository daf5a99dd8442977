/** Which commands run a journey besides `npm run test:e2e`, which runs all of them. Each journey has one form and is run once. */

/** `npm test` runs it: without it a person loses what was saved, or a page does not do its job. All others are run by `.ci/run`. */
export const PROMISE = '@promise';

/** `npm run test:hosted` runs it, too: there the server and its roles have a say in what a person sees. */
export const HOSTED = '@hosted';
