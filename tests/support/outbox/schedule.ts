/** What may happen, as commands fast-check can draw and shrink, and how a schedule is played to its end. */
import * as fc from 'fast-check';
import { MODES } from './fakeServer.ts';
import { Person } from './person.ts';
import type { Command } from './person.ts';
import { Broken } from './promise.ts';
import { FAULT_POINTS, World } from './world.ts';
import type { Mutation } from './world.ts';

const slot = fc.nat({ max: 2 });
const text = fc.oneof(
  { weight: 8, arbitrary: fc.constant('ok') },
  fc.constantFrom('bad', 'crash', 'stuck', 'forbidden'),
);
const steps = fc.oneof(fc.constant(0), fc.nat({ max: 12 }), fc.constant(200));
const of = <T extends string, R extends object>(type: T, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ type: fc.constant(type), steps, ...rest });

export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    {
      weight: 7,
      arbitrary: of('submit', {
        slot,
        text,
        what: fc.constantFrom('note', 'knock', 'ping', 'old'),
        door: fc.constantFrom('1', '2'),
      }),
    },
    { weight: 5, arbitrary: of('flush', { slot, reason: fc.constantFrom('timer', 'send-now', 'sync', 'sign-in') }) },
    { weight: 2, arbitrary: of('kill', { slot, old: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: of('kill-at', { slot, point: fc.constantFrom(...FAULT_POINTS), countdown: fc.nat({ max: 3 }) }),
    },
    {
      weight: 4,
      arbitrary: of('server', { modes: fc.array(fc.constantFrom(...MODES), { minLength: 1, maxLength: 5 }) }),
    },
    { weight: 3, arbitrary: of('user', { user: fc.constantFrom('ann', 'bob', null) }) },
    of('expire', {}),
    { weight: 2, arbitrary: of('wait', { ms: fc.constantFrom(1_000, 10_000, 60_000, 300_000) }) },
    of('set-clock', { hours: fc.constantFrom(-2, 2) }),
    of('full', { slot }),
    { weight: 3, arbitrary: of('withdraw', { slot, nth: fc.nat({ max: 9 }) }) },
    { weight: 3, arbitrary: of('replace', { slot, nth: fc.nat({ max: 9 }) }) },
    of('remove', { slot, nth: fc.nat({ max: 9 }) }),
    of('retry', { slot, nth: fc.nat({ max: 9 }) }),
  ),
  { minLength: 8, maxLength: 40, size: 'max' },
) as fc.Arbitrary<Command[]>; // fc.record loses the tie between `type` and the other fields.

export interface Played {
  readonly world: World;
  readonly rounds: number;
}

/** Plays the commands, heals everything, drains the queue. Throws Broken when the promise is. */
export async function play(all: readonly Command[], seed: number, mutate?: Mutation): Promise<Played> {
  const world = new World(seed, mutate);
  let failure: unknown = null;
  const fail = (error: unknown) => (failure ??= error);
  const person = new Person(world, fail);
  for (const command of all) {
    person.act(command);
    await world.steps(command.steps);
    if (failure) throw failure;
  }
  const rounds = await heal(world, person);
  if (failure) throw failure;
  world.watch.checkAtRest();
  return { world, rounds };
}

/** The network is back, nobody dies any more, both users sign in now and then, the person deletes what blocks a door. */
async function heal(world: World, person: Person): Promise<number> {
  for (const s of [0, 1, 2]) {
    world.kill(world.page(s));
    world.open(s);
  }
  world.server.modes = [];
  await healOne(world, person, world.disk.seq % 2 === 0 ? 'ann' : 'bob');
  for (let round = 1; round <= 40; round++) {
    for (const user of ['ann', 'bob', null]) await healthyMinutes(world, user);
    person.clearRefusedDoors(round);
    await world.steps(10_000);
    if (world.watch.missing().length === 0) return round;
  }
  throw new Broken(`(b)/(e) never delivered: ${world.watch.missing().join(', ')}`);
}

/** Only this one is here. What another person left on the device stays where it is, and holds up nothing of theirs. */
async function healOne(world: World, person: Person, user: string): Promise<void> {
  const left = () => world.watch.missing([user, null]);
  for (let round = 1; round <= 40; round++) {
    await healthyMinutes(world, user);
    person.clearRefusedDoors(round, [user, null]);
    await world.steps(10_000);
    if (left().length === 0) return;
  }
  throw new Broken(`(e) waits although its sender is here: ${left().join(', ')}`);
}

async function healthyMinutes(world: World, user: string | null): Promise<void> {
  world.signIn(user);
  void world.page(0).outbox.flush('sign-in');
  await world.steps(10_000);
  world.clock.advance(301_000);
  await world.steps(10_000);
}
