/**
 * `SCREENS=trace PARTS=browser npm run bench:field`, or `SCREENS=trace-cut`: what the time goes into until the organizer's view of all turfs,
 * or the cutting map with every dot, stands at 4x CPU slowdown, and what the tasks over 50 ms after it are made of. Opened as in
 * overview.ts and cutMap.ts, under a trace, which makes it slower.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { serveStatic } from '../staticServer.ts';
import { figure, median, spread, table, whole } from '../measure.ts';
import { mostOf, traced, type Stretch, type Traced } from '../trace.ts';
import { answers } from './answers.ts';
import type { City } from './city.ts';
import { CPU_SLOWDOWN, dist, slowPage } from './slowPage.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** The late parts of the app and the panels below come in this time, ms. */
const AFTER_MS = 4000;
const LONG_MS = 50;
const PHASES = [
  'the document',
  'until its rows are asked for',
  'until they are there',
  'until it stands',
  'in all',
] as const;
/** What no file of the app is behind. */
const NO_FILE: ReadonlySet<string> = new Set(['browser', 'layout, paint', 'garbage']);
type Phase = (typeof PHASES)[number];

/** Files of the app by what they are for; all others are the screen's and its parts'. */
const PARTS_OF_THE_APP: readonly (readonly [string, RegExp])[] = [
  ['React', /^react-dom$/],
  ['MapLibre', /^(MapCanvas|maplibre)/],
  ['router', /^(router|app|_staff|__root)$/],
  ['storage (Dexie)', /^(storage|dexie)/],
  [
    'session, guard, reads',
    /^(session|requireAccess|guard|staff|staffKinds|rows|rpc|auth|useStaff|useSession|page|authCalls|exchange)/,
  ],
];

export interface Screen {
  readonly title: string;
  /** Its address, without the server's. */
  readonly path: string;
  /** Of the request for its rows, a part of the address. */
  readonly rows: string;
  /** Everything of the app is on the device. @param url of the server, with a slash. */
  open(browser: Browser, url: string): Promise<BrowserContext>;
  /** When it stood, ms since the navigation. */
  stands(page: Page): Promise<number>;
}

interface Visit extends Traced {
  readonly asked: number;
  readonly there: number;
  readonly stands: number;
}

export async function traceScreen(browser: Browser, city: City, screen: Screen): Promise<void> {
  const server = await serveStatic(dist, undefined, answers(city));
  try {
    const context = await screen.open(browser, server.url);
    const visits: Visit[] = [];
    for (let tries = 0; visits.length <= ROUNDS && tries < 3 * ROUNDS + 3; tries++) {
      const page = await slowPage(context);
      const one = await visit(browser, page, server.url, screen);
      if (one) visits.push(one);
      await page.close();
    }
    // The first is thrown away.
    visits.shift();
    await context.close();
    print(visits, screen.title);
  } finally {
    await server.close();
  }
}

async function visit(browser: Browser, page: Page, url: string, screen: Screen): Promise<Visit | null> {
  let moments = { asked: 0, there: 0, stands: 0 };
  const trace = await traced(browser, page, async () => {
    await page.goto(url + screen.path);
    const stands = await screen.stands(page);
    await page.waitForTimeout(AFTER_MS);
    const rows = await page.evaluate((part) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
      return entry ? { asked: entry.startTime, there: entry.startTime + entry.duration } : null;
    }, screen.rows);
    if (!rows) throw new Error('The screen has not asked for its rows.');
    moments = { ...rows, stands };
  });
  return trace && { ...trace, ...moments };
}

function print(visits: readonly Visit[], title: string) {
  table(
    `${title} at ${CPU_SLOWDOWN}x CPU slowdown under a trace, ms since the navigation; medians of ${visits.length}:`,
    ['', 'ms'],
    [
      ['the first script runs', spread(visits.map(firstScript))],
      ['its rows are asked for', spread(visits.map(({ asked }) => asked))],
      ['they are there', spread(visits.map(({ there }) => there))],
      ['it stands', spread(visits.map(({ stands }) => stands))],
    ],
  );
  const names = [...NO_FILE, ...PARTS_OF_THE_APP.map(([name]) => name), 'other files of the app'];
  const rows = names.flatMap((name) =>
    [true, false]
      .filter((evaluating) => !evaluating || !NO_FILE.has(name))
      .map((evaluating) => ({
        words: NO_FILE.has(name) ? name : `${name}, ${evaluating ? 'evaluated' : 'run'}`,
        cells: PHASES.map((phase) =>
          visits.map((one) =>
            sum(one, phase, (s) => partOf(s.what) === name && (NO_FILE.has(name) || s.evaluating === evaluating)),
          ),
        ),
      })),
  );
  const waiting = {
    words: 'nothing (waiting for the worker, the storage, a file, a timer)',
    cells: PHASES.map((phase) =>
      visits.map((one) => {
        const [from, to] = bounds(one, phase);
        return to - from - sum(one, phase, () => true);
      }),
    ),
  };
  table(
    'What the main thread did in each part of it, ms:',
    ['', ...PHASES],
    [...rows, waiting].map(({ words, cells }) => [words, ...cells.map((taken) => whole(median(taken)))]),
  );
  after(visits);
}

function firstScript({ stretches }: Visit): number {
  return stretches.find(({ what }) => !NO_FILE.has(what))?.from ?? Number.NaN;
}

function bounds(one: Visit, phase: Phase): readonly [number, number] {
  const first = firstScript(one);
  const of: Record<Phase, readonly [number, number]> = {
    'the document': [0, first],
    'until its rows are asked for': [first, one.asked],
    'until they are there': [one.asked, Math.min(one.there, one.stands)],
    'until it stands': [Math.min(one.there, one.stands), one.stands],
    'in all': [0, one.stands],
  };
  return of[phase];
}

function sum(one: Visit, phase: Phase, fits: (stretch: Stretch) => boolean): number {
  const [from, to] = bounds(one, phase);
  return one.stretches.reduce((ms, s) => (s.from >= from && s.from < to && fits(s) ? ms + s.ms : ms), 0);
}

function partOf(what: string): string {
  if (NO_FILE.has(what)) return what;
  return PARTS_OF_THE_APP.find(([, files]) => files.test(what))?.[0] ?? 'other files of the app';
}

/** The longest task once it stands, and the functions that it spends most in. */
function after(visits: readonly Visit[]) {
  const longest = visits.map(
    (one) => one.tasks.filter(({ from }) => from >= one.stands).toSorted((a, b) => b.ms - a.ms)[0],
  );
  console.log(`\nThe longest task afterwards: ${spread(longest.map((task) => task?.ms ?? 0))} ms`);
  for (const [i, one] of visits.entries()) {
    for (const { from, ms } of one.tasks.filter((task) => task.from >= one.stands && task.ms > LONG_MS)) {
      const inside = one.stretches.filter((s) => s.from >= from && s.from < from + ms);
      console.log(
        `  round ${i + 1}: ${figure(ms)} ms at ${figure(from)}: ${mostOf(inside, (s) => `${s.what}${s.evaluating ? ' (evaluated)' : ''}`)}`,
      );
      console.log(`    ${mostOf(inside, (s) => s.stack[0] ?? s.what)}`);
    }
  }
}
