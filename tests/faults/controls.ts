/**
 * The proof that the harness can see. Schedules written by hand on which a known weakness shows, played by the same
 * player and judged by the same judge; ours must pass the very same ones.
 */
import type { Letter } from './invariants.ts';
import { createDice } from './random.ts';
import type { Item, Schedule, Step } from './steps.ts';
import type { Dialect, Mode } from './world.ts';

export interface Control {
  readonly name: string;
  readonly client: string;
  /** Caught when all of these are violated; an empty list says that the client must pass. */
  readonly expects: readonly Letter[];
  readonly schedule: Schedule;
}

function control(
  name: string,
  client: string,
  expects: readonly Letter[],
  steps: (items: (count: number, word?: string) => Item[]) => Step[],
  dialect: Dialect = 'postgrest',
): Control {
  const dice = createDice(name.length);
  const items = (count: number, word = 'note') =>
    Array.from({ length: count }, () => ({
      id: dice.uuid(),
      text: `${word} 1`,
      anonymous: true,
      shape: 'today' as const,
      door: null,
    }));
  return { name, client, expects, schedule: { seed: 0, dialect, steps: steps(items) } };
}

const open: Step = { do: 'open-tab' };
const down: Step = { do: 'network', up: false };
const up: Step = { do: 'network', up: true };
const sync: Step = { do: 'sync' };
const wait = (ms: number): Step => ({ do: 'wait', ms });
const sendNow: Step = { do: 'flush', tab: 0, reason: 'send-now', wait: true };
const named = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item, anonymous: false }));
const flush: Step = { do: 'flush', tab: 0, reason: 'online', wait: false };

/** Several clients on one schedule, which ours then plays once for all of them. */
function sameFor(
  first: Control,
  others: readonly (readonly [name: string, client: string, expects: readonly Letter[]])[],
): readonly Control[] {
  return [first, ...others.map(([name, client, expects]) => ({ ...first, name, client, expects }))];
}

/** Saved offline, delivered afterwards: what every one of them is made for. */
const plain = (items: (count: number) => Item[]): Step[] => [open, down, { do: 'submit', tab: 0, items: items(3) }];

export const CONTROLS: readonly Control[] = [
  // A client that the harness uses wrongly would be "caught" too: first each must show that it works here.
  ...sameFor(control('workbox: offline and back, no fault', 'workbox', [], plain), [
    ['tanstack: offline and back, no fault', 'tanstack', []],
  ]),
  control('workbox: the server answers 500 to the replay', 'workbox', ['a', 'b', 'd'], (items) => [
    open,
    down,
    { do: 'submit', tab: 0, items: items(3) },
    { do: 'server', next: [], rest: '500' },
    up,
    sync,
    flush,
    wait(600),
  ]),
  control('workbox: the worker is stopped in mid-fetch', 'workbox', ['a', 'b', 'd'], (items) => [
    open,
    down,
    { do: 'submit', tab: 0, items: items(3) },
    { do: 'server', next: [], rest: 'hang' },
    up,
    sync,
    flush,
    wait(600),
    { do: 'die', tab: 0, how: 'stop' },
  ]),
  control('tanstack: the server answers 401', 'tanstack', ['a', 'b', 'd'], (items) => [
    open,
    down,
    { do: 'submit', tab: 0, items: items(3) },
    { do: 'server', next: [], rest: '401' },
    up,
    flush,
    wait(600),
  ]),
  // Whether the tab that stays sends them in the end is a matter of moments; for a while they are nowhere.
  control('tanstack: a second tab submits and is closed', 'tanstack', ['a'], (items) => [
    open,
    open,
    { do: 'server', next: [], rest: 'hang' },
    { do: 'submit', tab: 1, items: items(3) },
    { do: 'die', tab: 1, how: 'close' },
  ]),
  control(
    'tanstack: a poisoned entry stands before healthy ones',
    'tanstack',
    ['e'],
    (items) => [
      open,
      down,
      { do: 'submit', tab: 0, items: items(1, 'poison') },
      { do: 'submit', tab: 0, items: items(3) },
      up,
    ],
    'lite',
  ),
  control('one session for everything: nameless items go out under a name', 'ours:borrowed-name', ['c'], (items) => [
    open,
    { do: 'sign-in', user: 'A' },
    { do: 'submit', tab: 0, items: items(3) },
    wait(200),
  ]),
];

/** Named after what broke. Chromium repeats a POST by itself when a reused connection dies before the answer: one fetch,
 * two requests. The repeat's 401 or 429 was taken for proof that nothing had arrived, and a change made then was lost. */
const repeated = (answer: Mode, change: Step) =>
  control(
    `the browser repeats a request that landed, and the repeat is answered ${answer}; then ${change.do}`,
    'ours',
    [],
    (items) => [
      open,
      { do: 'sign-in', user: 'A' },
      { do: 'submit', tab: 0, items: items(1) },
      wait(300),
      { do: 'server', next: ['commit-then-drop', answer], rest: 'ok' },
      { do: 'submit', tab: 0, items: items(1) },
      wait(300),
      change,
    ],
  );

export const REGRESSIONS: readonly Control[] = [
  repeated('401', { do: 'edit', tab: 0, pick: 1, text: 'edited' }),
  repeated('429', { do: 'withdraw', tab: 0, pick: 1, evenIfLanded: false }),
];

/**
 * A second factor is set up on one phone while another has 40 doors queued in a dead spot. Back in the network the other's token
 * is one without the factor, then its session is gone; they sign in again with the factor, and every door arrives once under their name.
 */
const FACTOR = 'a second factor is set up elsewhere while 40 doors wait here';
export const SECOND_FACTOR: readonly Control[] = sameFor(
  control(FACTOR, 'ours', [], (items) => [
    open,
    { do: 'sign-in', user: 'A' },
    { do: 'submit', tab: 0, items: named(items(3)) },
    wait(200),
    down,
    { do: 'submit', tab: 0, items: named(items(40)) },
    { do: 'enrol-elsewhere', user: 'A' },
    up,
    sendNow,
    sync,
    // Named now: nothing of it may leave before the sign-in, nor without the name.
    { do: 'server', next: ['401-users', '401-users'], rest: 'ok' },
    sendNow,
    { do: 'sign-out' },
    sendNow,
    sync,
    { do: 'reload', tab: 0 },
    { do: 'sign-in', user: 'A' },
  ]),
  [
    [`${FACTOR}, ours:factor-is-permanent`, 'ours:factor-is-permanent', ['b', 'd']],
    [`${FACTOR}, ours:nameless-instead`, 'ours:nameless-instead', ['c']],
  ],
);

/** One phone: A records doors offline and leaves them on it; B records the same doors with a perfect network. */
const SHARED = 'the next person on a shared phone records the doors that the first one left unsent';
export const SHARED_PHONE: readonly Control[] = sameFor(
  control(SHARED, 'ours', [], (items) => {
    const doors = () => named(items(4)).map((item, n) => ({ ...item, door: String(n) }));
    return [
      open,
      { do: 'sign-in', user: 'A' },
      down,
      { do: 'submit', tab: 0, items: doors() },
      { do: 'sign-out' },
      up,
      { do: 'sign-in', user: 'B' },
      { do: 'submit', tab: 0, items: doors() },
      { do: 'submit', tab: 0, items: doors() },
    ];
  }),
  [[`${SHARED}, ours:one-line-for-all`, 'ours:one-line-for-all', ['e']]],
);

/** Two bad rows among forty; the batch is refused, and the answer row by row is lost once after it was committed. */
const TWO_BAD = 'two bad rows among forty';
const twoBad = (name: string, client: string, expects: readonly Letter[], next: readonly Mode[]) =>
  control(name, client, expects, (items) => [
    open,
    down,
    { do: 'submit', tab: 0, items: items(17) },
    { do: 'submit', tab: 0, items: items(1, 'poison') },
    { do: 'submit', tab: 0, items: items(20) },
    { do: 'submit', tab: 0, items: items(1, 'poison') },
    { do: 'submit', tab: 0, items: items(1) },
    { do: 'server', next: [...next], rest: 'ok' },
    up,
    sendNow,
  ]);

export const ROW_BY_ROW: readonly Control[] = [
  twoBad(`${TWO_BAD}, and the answer about each is lost`, 'ours', [], ['ok', 'commit-then-drop']),
  ...sameFor(twoBad(`${TWO_BAD}, ours:neighbours-verdict`, 'ours:neighbours-verdict', ['d'], []), [
    [`${TWO_BAD}, ours:any-verdict-is-success`, 'ours:any-verdict-is-success', ['d']],
  ]),
];

/** For an engine that freezes pages as they are: the app before it let go of what it held, and where it still would send. */
export const PAGE_CACHE_CONTROLS: readonly Control[] = [
  control(
    'pages are frozen in the middle of a transaction: storage hangs for all others',
    'ours:never-lets-go',
    ['e'],
    (items) => [
      open,
      down,
      { do: 'submit', tab: 0, items: items(1) },
      ...Array.from({ length: 6 }, (_, round): Step => ({
        do: 'quick-loads',
        tab: 0,
        looksMs: [60, 20, 5, 40, 10, 0, 30, 50].map((ms) => ms + round),
      })),
    ],
  ),
  control(
    'a page comes back, believes to hold the lock and sends what has arrived',
    'ours:lock-kept-frozen',
    ['b'],
    (items) => [
      open,
      { do: 'strike', tab: 0, at: 'marked-may-have-landed', how: 'freeze', items: items(2) },
      { do: 'submit', tab: 0, items: items(2) },
      wait(300),
      { do: 'back', tab: 0 },
      wait(300),
    ],
  ),
];

export interface Mutant {
  readonly client: string;
  /** Caught when any of these is violated. */
  readonly expects: readonly Letter[];
  /** Seeds that catch it as a rule, played first; a machine with another pace may need the others, too. */
  readonly likely: readonly number[];
  /** Random schedules it may take until it is caught: the likely ones, then from seed 1. */
  readonly within: number;
}

/** The core broken on purpose. Random schedules, the same as ours are played, must catch each. */
export const MUTANTS: readonly Mutant[] = [
  { client: 'ours:delete-before-verdict', expects: ['a', 'd'], likely: [1], within: 20 },
  { client: 'ours:401-is-permanent', expects: ['b', 'd'], likely: [8], within: 40 },
  { client: 'ours:lock-dropped', expects: ['b'], likely: [5, 1], within: 40 },
  { client: 'ours:saved-too-early', expects: ['a'], likely: [11, 9], within: 40 },
  { client: 'ours:any-200-is-success', expects: ['a', 'd'], likely: [5], within: 40 },
  { client: 'ours:one-line-for-all', expects: ['e'], likely: [43, 60, 69, 11, 21], within: 40 },
];

/** One in the other engines: what all broken cores show does not depend on the engine. */
export const ONE_MUTANT = MUTANTS.filter(({ client }) => client === 'ours:delete-before-verdict');
