/** One schedule from its first step to its judgement. */
import { Device } from './device.ts';
import { drainAndJudge } from './healing.ts';
import { atRest } from './invariants.ts';
import type { Violation } from './invariants.ts';
import type { Lane } from './lane.ts';
import { NoAnswer, within } from './patience.ts';
import { Player } from './player.ts';
import type { FaultServer } from './server.ts';
import type { Schedule } from './steps.ts';
import { World } from './world.ts';

export interface Outcome {
  readonly client: string;
  readonly seed: number;
  readonly violations: readonly Violation[];
  /** Faults that were really there, by kind. A crash that came too late is not counted. */
  readonly faults: ReadonlyMap<string, number>;
  /** Submissions the person was told are saved, and requests made. */
  readonly told: number;
  readonly requests: number;
  /** The harness itself failed: the schedule proves nothing. */
  readonly broken: string | null;
}

/** Plays, heals, drains, judges. Never rejects: a failure of the harness is an outcome of its own. */
export async function playSchedule(
  client: string,
  schedule: Schedule,
  lane: Lane,
  server: FaultServer,
  trace: (line: string) => void = () => {},
): Promise<Outcome> {
  const world = new World(schedule.dialect, schedule.seed % 4 !== 1);
  const origin = server.open(client, world);
  const device = new Device(lane, origin, world);
  const player = new Player(client, device);
  lane.ledger = player.ledger;
  let broken: string | null = null;
  let usable = true;
  try {
    for (const step of schedule.steps) {
      trace(
        JSON.stringify(step, (key, value: unknown) => (key === 'items' && Array.isArray(value) ? value.length : value)),
      );
      await within(60_000, player.play(step), `step ${step.do}`);
      await player.look();
    }
    await drainAndJudge(player, trace);
    player.violations.push(...atRest(player.ledger, world, await device.state()));
  } catch (error) {
    // A client that stands still delivers nothing of what it holds.
    if (error instanceof NoAnswer) player.violations.push({ letter: 'e', id: '', what: error.message });
    else broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // Whatever state the browser is in: the next schedule gets a new one.
    usable = false;
    await lane.kill();
  }
  for (const { request, ids, user, sender, arrived, ended, answered } of world.requests) {
    const who = user ?? 'anonymous';
    trace(
      `request ${request} of ${sender} as ${who}, ticks ${arrived}-${ended}, ${answered ?? 'no answer'}: ${ids.map(short).join(' ')}`,
    );
  }
  for (const { from, to } of world.disturbances) trace(`disturbed, ticks ${from}-${to}`);
  lane.ledger = null;
  if (usable) await device.forget().catch(() => lane.kill());
  server.close(origin);
  for (const [mode, times] of world.modesUsed) {
    if (mode !== 'ok') player.faults.set(`server: ${mode}`, times);
  }
  for (const { verdict } of world.journal) if (verdict === 'duplicate') player.count('repeat, answered 409');
  return {
    client,
    seed: schedule.seed,
    violations: unique(player.violations),
    faults: player.faults,
    told: player.ledger.counted().length,
    requests: world.requests.length,
    broken,
  };
}

const short = (id: string) => id.slice(0, 8);

/** The same item lost is lost once, however often somebody looks. */
function unique(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((violation) => [`${violation.letter}${violation.id}`, violation])).values()];
}
