/**
 * What happens after the last fault: the network, the server, the disk, the clock and the browser come back, each
 * user signs in once more, and the outbox gets every chance to become empty.
 */
import { delayed } from './invariants.ts';
import type { Entry } from './ledger.ts';
import { pause } from './patience.ts';
import type { Player } from './player.ts';

/** How long the outbox may take to empty itself on a healthy server. Far more than it needs: only "never" is a failure. */
const DRAIN_WITHIN_MS = 10_000;
/** A peer or a broken core that is stuck is stuck: nothing arrives, nothing leaves its list. Ours is waited for to the end. */
const STUCK_AFTER_MS = 4_000;
const LOOK_EVERY_MS = 60;

export async function drainAndJudge(player: Player, trace: (line: string) => void): Promise<void> {
  const { device, world } = player;
  const offTheClock = player.faults.has('clock 2 h off');
  const wasFull = player.faults.has('disk full');
  Object.assign(world, { queue: [], mode: 'ok' });
  world.release();
  if (wasFull) await device.quota(false);
  await device.network(true);
  if (offTheClock) await device.ask(await device.tab(0), 'skew', 0);

  // First with whoever is signed in: what belongs to others, and what is poisoned, is stuck and must not be in the way.
  if (player.user !== null) await player.signIn(player.user);
  const stuck = player.ledger.counted().some((entry) => !deliverable(player, entry) && !world.table.has(entry.id));
  if (stuck) player.count('healed beside what is stuck');
  const missing = await drain(player, trace);
  player.violations.push(...delayed(missing, stuck));

  // What comes back from the page cache now is not to send again what has arrived, nor to keep what it held.
  if (device.away.length > 0) {
    while (device.away.length > 0) await player.back(0);
    await drain(player, trace);
  }

  for (const user of ['A', 'B'] as const) {
    if (!player.ledger.counted().some((entry) => entry.user === user && !world.table.has(entry.id))) continue;
    await player.signIn(user);
    await drain(player, trace);
  }
}

function deliverable(player: Player, { fate, user }: Entry): boolean {
  return fate === 'healthy' && (user === null || user === player.user);
}

/** Asks the client to send until all that can arrive has arrived; returns what has not. */
async function drain(player: Player, trace: (line: string) => void): Promise<Entry[]> {
  const { device, ledger, world } = player;
  const left = () => ledger.counted().filter((entry) => deliverable(player, entry) && !world.table.has(entry.id));
  const end = Date.now() + DRAIN_WITHIN_MS;
  let progress = { state: '', at: Date.now() };
  const settled = async () => {
    const { waiting } = await device.state();
    const state = `${world.table.size} ${waiting.toSorted().join()}`;
    if (state !== progress.state) progress = { state, at: Date.now() };
    const stuck = player.client !== 'ours' && Date.now() - progress.at > STUCK_AFTER_MS;
    return stuck || (left().every(({ id }) => !waiting.includes(id)) && !waiting.some((id) => isOpen(player, id)));
  };
  do {
    await player.play({ do: 'flush', tab: 0, reason: 'send-now', wait: true });
    await player.play({ do: 'sync' });
    await pause(LOOK_EVERY_MS);
  } while (!(await settled()) && Date.now() < end);
  trace(`drained as ${player.user ?? 'nobody'}: ${left().length} healthy left`);
  return left();
}

/** Waits without being stuck: it could still move (also what nobody was told of, and what is to be refused). */
function isOpen(player: Player, id: string): boolean {
  const entry = player.ledger.entries.get(id);
  return entry !== undefined && entry.fate !== 'future' && (entry.user === null || entry.user === player.user);
}
