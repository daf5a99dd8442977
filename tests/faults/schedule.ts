/** How a schedule is made of a seed. */
import { PAGE_POINTS } from './clients/protocol.ts';
import type { Shape } from './clients/protocol.ts';
import { createDice } from './random.ts';
import type { Dice } from './random.ts';
import { SERVER_POINTS } from './world.ts';
import type { Mode } from './world.ts';
import type { Death, Item, Schedule, Step } from './steps.ts';

const HOURS_2 = 2 * 3_600_000;
const SERVER: readonly [readonly [number, Mode], ...(readonly [number, Mode])[]] = [
  [3, '500'],
  [2, '503'],
  [2, '429'],
  [3, '401'],
  [2, '401-users'],
  [2, 'hang'],
  [2, 'drop'],
  [4, 'commit-then-drop'],
  [2, 'commit-then-hang'],
  [3, 'commit-then-504'],
  [3, 'html'],
  [3, 'slow'],
];

export function makeSchedule(seed: number): Schedule {
  const dice = createDice(seed);
  const steps: Step[] = [{ do: 'open-tab' }];
  if (dice.chance(0.1)) steps.push(...fullDisk(dice));
  if (dice.chance(0.6)) steps.push({ do: 'sign-in', user: dice.pick(['A', 'B']) });
  const length = dice.between(5, 10);
  // Starting the browser again takes as long as all the rest of a schedule.
  let kills = dice.chance(0.45) ? 1 : 0;
  for (let i = 0; i < length; i++) {
    for (const step of someSteps(dice)) {
      const deadly = (step.do === 'die' || step.do.startsWith('strike') || step.do === 'race') && 'how' in step;
      if (!deadly || step.how !== 'kill') steps.push(step);
      else if (kills-- > 0) steps.push(step);
      else steps.push({ ...step, how: step.do === 'strike-worker' ? 'stop' : 'crash' } as Step); // only `how` differs
    }
  }
  return { seed, dialect: dice.pick(['postgrest', 'lite']), steps };
}

function someSteps(dice: Dice): Step[] {
  const tab = dice.between(0, 1);
  const items = (most: number) => Array.from({ length: dice.between(1, most) }, () => item(dice));
  const how = () => dice.pick<Death>(['close', 'crash', 'kill', 'crash', 'close']);
  const submit = (): Step => ({ do: 'submit', tab: dice.between(0, 1), items: items(dice.chance(0.1) ? 60 : 6) });
  const server = (): Step => ({
    do: 'server',
    next: Array.from({ length: dice.between(1, 3) }, () => dice.weighted(SERVER)),
    rest: dice.chance(0.7) ? 'ok' : dice.weighted(SERVER),
  });
  const reason = () => dice.pick(['timer', 'online', 'visible', 'send-now']);
  const flush = (wait: boolean): Step => ({ do: 'flush', tab: dice.between(0, 1), reason: reason(), wait });
  const at = () => dice.pick([...PAGE_POINTS, ...SERVER_POINTS]);
  const make = dice.weighted<() => Step[]>([
    [22, () => [submit()]],
    [18, () => [server(), submit()]],
    [
      8,
      () => [
        { do: 'network', up: false },
        submit(),
        ...(dice.chance(0.5) ? [submit()] : []),
        { do: 'network', up: true },
      ],
    ],
    [5, () => [{ do: 'network', up: dice.chance(0.4) }]],
    [8, () => [flush(dice.chance(0.5))]],
    [5, () => [{ do: 'open-tab' }]],
    [8, () => crowd(dice, submit, flush)],
    [8, () => [{ do: 'die', tab, how: how() }]],
    [3, () => [{ do: 'die', tab, how: 'stop' }]],
    [3, () => [{ do: 'reload', tab }]],
    [5, () => [{ do: 'sync' }]],
    [6, () => [{ do: 'sign-in', user: dice.pick(['A', 'B']) }]],
    [3, () => [{ do: 'sign-out' }]],
    [3, () => [{ do: 'clock', offMs: dice.pick([-HOURS_2, 0, HOURS_2]) }]],
    [3, () => [{ do: 'die', tab, how: 'kill' }, ...fullDisk(dice)]],
    [12, () => secondThoughts(dice, submit, server)],
    [4, () => [{ do: 'wait', ms: dice.between(20, 400) }]],
    [
      20,
      () => [
        { do: 'network', up: true },
        { do: 'server', next: [], rest: 'ok' },
        { do: 'strike', tab, at: at(), how: how(), items: items(6) },
      ],
    ],
    [6, () => [{ do: 'race', tab, afterMs: dice.between(0, 40), how: how(), items: items(20) }]],
    [5, () => [...strikeWorker(dice, submit)]],
  ]);
  return make();
}

/** Only where IndexedDB has not been written to since the browser's start: Chromium remembers for 30 s how much room there was. */
function fullDisk(dice: Dice): Step[] {
  const items = Array.from({ length: dice.between(1, 4) }, () => item(dice));
  return [
    { do: 'quota', full: true },
    { do: 'submit', tab: 0, items },
    { do: 'flush', tab: 0, reason: 'send-now', wait: true },
    ...(dice.chance(0.3) ? [{ do: 'die', tab: 0, how: 'crash' } as const] : []),
    { do: 'quota', full: false },
  ];
}

/** The person changes or takes back what still waits, or may have landed already. */
function secondThoughts(dice: Dice, submit: () => Step, server: () => Step): Step[] {
  const change = (): Step =>
    dice.chance(0.6)
      ? { do: 'edit', tab: dice.between(0, 1), pick: dice.between(0, 999), text: text(dice, 'edited') }
      : { do: 'withdraw', tab: dice.between(0, 1), pick: dice.between(0, 999), evenIfLanded: dice.chance(0.5) };
  const obstacle: Step = dice.chance(0.5) ? { do: 'network', up: false } : server();
  return [obstacle, submit(), change(), ...(dice.chance(0.5) ? [change()] : []), { do: 'network', up: true }];
}

/** Two tabs and the worker all want to send while the server takes its time. */
function crowd(dice: Dice, submit: () => Step, flush: (wait: boolean) => Step): Step[] {
  return [
    { do: 'network', up: true },
    { do: 'open-tab' },
    { do: 'server', next: Array.from({ length: dice.between(1, 3) }, () => 'slow' as const), rest: 'ok' },
    submit(),
    flush(false),
    submit(),
    { do: 'sync' },
    flush(false),
    flush(dice.chance(0.5)),
  ];
}

function strikeWorker(dice: Dice, submit: () => Step): Step[] {
  return [
    { do: 'network', up: false },
    submit(),
    {
      do: 'strike-worker',
      at: dice.pick(SERVER_POINTS),
      how: dice.pick(['stop', 'stop', 'kill']),
    },
  ];
}

function item(dice: Dice): Item {
  const shape = dice.weighted<Shape>([
    [86, 'today'],
    [10, 'old'],
    [4, 'future'],
  ]);
  const poison = shape === 'today' && dice.chance(0.08);
  const about = { id: dice.uuid(), text: text(dice, poison ? 'poison' : 'note'), anonymous: dice.chance(0.35), shape };
  return { ...about, door: shape === 'today' && !poison ? doorOf(about.id) : null };
}

/** Every other one is about one of two doors. By its id: a throw of the dice more would make every schedule another one. */
function doorOf(id: string): string | null {
  const digit = Number.parseInt(id.slice(-1), 16);
  return digit < 4 ? '1' : digit < 8 ? '2' : null;
}

function text(dice: Dice, word: string): string {
  return `${word} ${dice.between(1000, 9999)}${'.'.repeat(dice.chance(0.03) ? 20_000 : 0)}`;
}
