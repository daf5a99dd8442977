/**
 * Dying at a chosen instant: in the page (which stops itself there), at the server (which holds the request there),
 * in the worker, or a moment later wherever that is.
 */
import { PAGE_POINTS } from './clients/protocol.ts';
import type { PagePoint } from './clients/protocol.ts';
import { pause } from './patience.ts';
import type { Player } from './player.ts';
import type { Step } from './steps.ts';
import type { ServerPoint } from './world.ts';

/** For an armed instant to come. It is reached or it is not; nothing is concluded from how soon. */
const STRIKE_WITHIN_MS = 1_200;
const CALLS_OF_WORKER = 6;

const soon = (reached: Promise<boolean>, ms: number) => Promise.race([reached, pause(ms).then(() => false)]);

export async function strike(player: Player, step: Step & { readonly do: 'strike' }): Promise<void> {
  const { device, world } = player;
  const { at, how } = step;
  const tab = await device.tab(step.tab);
  const inPage = isPagePoint(at);
  if (inPage) await device.ask(tab, 'arm', at);
  const reached = inPage ? device.ask(tab, 'hit').catch(() => false) : world.hold(at).then(() => true);
  const saving = player.submit(step.tab, step.items).catch(() => undefined);
  tab.saving = saving;
  if (await soon(reached, STRIKE_WITHIN_MS)) {
    await device.die(tab, how);
    player.count(`struck: ${at}`);
    player.countDeath(how);
  }
  if (inPage && device.tabs.includes(tab)) await device.ask(tab, 'disarm');
  world.release();
  // Whoever signs in next must not find it still saving.
  if (device.tabs.includes(tab)) await saving;
}

export async function race(player: Player, step: Step & { readonly do: 'race' }): Promise<void> {
  const tab = await player.device.tab(step.tab);
  const saving = player.submit(step.tab, step.items).catch(() => undefined);
  tab.saving = saving;
  await pause(step.afterMs);
  await player.device.die(tab, step.how);
  player.countDeath(step.how);
  if (player.device.tabs.includes(tab)) await saving;
}

export async function strikeWorker(
  player: Player,
  { at, how }: Step & { readonly do: 'strike-worker' },
): Promise<void> {
  const { device, world } = player;
  // A copy: tabs leave the list as they close.
  for (const tab of Array.from(device.tabs)) await device.die(tab, 'close');
  Object.assign(world, { queue: [], mode: 'ok' });
  await device.network(true);
  const reached = world.hold(at).then(() => true);
  let hit = false;
  // What was tried without a network pauses for up to 2 s: the worker is called until it sends, or has nothing to send.
  for (let call = 0; !hit && call < CALLS_OF_WORKER; call++) {
    await player.play({ do: 'sync' });
    hit = await soon(reached, 400);
  }
  if (hit) {
    const calm = world.disturb();
    await (how === 'kill' ? device.lane.kill() : device.stopWorkers());
    calm();
    player.count(`struck in the worker: ${at}`);
    player.count(`death: ${how}`);
  }
  world.release();
}

function isPagePoint(point: PagePoint | ServerPoint): point is PagePoint {
  return (PAGE_POINTS as readonly string[]).includes(point);
}
