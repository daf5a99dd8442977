/**
 * The five invariants of the promise, judged from the server's journal, its table, the client's own word and what
 * the person was told. Pure functions: the same evidence always gets the same judgement, whoever the client is.
 */
import type { ClientState } from './clients/protocol.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { RequestLog, World } from './world.ts';

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Violation {
  readonly letter: Letter;
  readonly id: string;
  readonly what: string;
}

/** (a) at any instant: what the person was told is saved is at the server, in the outbox, or among the refused. The state
 * must have been read before the table: an item may move from one to the other in between. */
export function nowhere(ledger: Ledger, world: World, state: ClientState): Violation[] {
  const held = new Set([...state.waiting, ...state.refused]);
  return ledger
    .counted()
    .filter(({ id }) => !world.table.has(id) && !held.has(id))
    .map(({ id }) => ({ letter: 'a', id, what: 'told saved, and now nowhere' }));
}

/** (e): with the network and this user's token back, these should be there, whatever else is stuck in the outbox. */
export function delayed(missing: readonly Entry[], stuck: boolean): Violation[] {
  return missing.map(({ id }) =>
    stuck
      ? { letter: 'e', id, what: 'healthy, and waits behind what cannot be delivered' }
      : { letter: 'b', id, what: 'healthy, and not delivered by a drained outbox' },
  );
}

/** When everything has healed and the outbox had every chance. */
export function atRest(ledger: Ledger, world: World, state: ClientState): Violation[] {
  return [
    ...nowhere(ledger, world, state),
    ...onceAndComplete(ledger, world),
    ...sentTwice(world),
    ...underItsName(ledger, world),
    ...withVerdict(ledger, world, state),
  ];
}

function onceAndComplete(ledger: Ledger, world: World): Violation[] {
  const found: Violation[] = [];
  const accepted = new Map<string, number>();
  for (const { id, verdict } of world.journal) {
    if (verdict === 'accepted') accepted.set(id, (accepted.get(id) ?? 0) + 1);
  }
  for (const [id, times] of accepted) {
    if (times > 1) found.push({ letter: 'b', id, what: `accepted ${times} times` });
    const entry = ledger.entries.get(id);
    if (!entry) found.push({ letter: 'b', id, what: 'nobody submitted it' });
    if (entry?.withdrawn === 'unsent') found.push({ letter: 'b', id, what: 'arrived after it was taken back unsent' });
  }
  for (const { id, fate, text } of ledger.counted()) {
    const row = world.table.get(id);
    if (fate === 'healthy' && !row) found.push({ letter: 'b', id, what: 'healthy, and never arrived' });
    if (row && row.text !== text) {
      found.push({
        letter: 'a',
        id,
        what: `arrived as "${row.text.slice(0, 20)}", was last saved as "${text.slice(0, 20)}"`,
      });
    }
  }
  return found;
}

/**
 * (b): a request may be repeated only when its answer can have been lost. Where nothing disturbed, an item whose 201 was
 * handed over to a living page must not leave again, and must never be on its way twice at once (one of the two answers
 * proves that both senders were alive). The table's unique key would hide either.
 */
function sentTwice(world: World): Violation[] {
  const found: Violation[] = [];
  const earlier = new Map<string, RequestLog[]>();
  for (const later of world.requests) {
    for (const id of later.ids) {
      for (const first of earlier.get(id) ?? []) {
        if (first.answered === null || first.ended === null) continue;
        const until = Math.max(first.ended, later.arrived);
        const atOnce = first.ended > later.arrived;
        const unheard = (world.deaths.get(first.sender) ?? Infinity) < until;
        const excused =
          unheard ||
          world.disturbances.some(
            ({ from, to, of }) => from < until && to > first.arrived && (of === null || of === first.sender),
          );
        const told = first.answered !== null && first.answered < 300 && first.kept.has(id);
        if (excused || (!atOnce && !told)) continue;
        const what = atOnce ? 'on its way twice at once' : 'sent again after it was told to be there';
        found.push({ letter: 'b', id, what: `${what} (requests ${first.request} and ${later.request})` });
      }
      earlier.set(id, [...(earlier.get(id) ?? []), later]);
    }
  }
  return found;
}

/** (c): every row bears the user who was signed in when it was submitted, and not even an attempt bore another name. */
function underItsName(ledger: Ledger, world: World): Violation[] {
  return world.requests.flatMap(({ ids, user }) =>
    ids
      .filter((id) => ledger.entries.has(id) && ledger.entries.get(id)?.user !== user)
      .map((id): Violation => ({
        letter: 'c',
        id,
        what: `sent as ${user ?? 'anonymous'}, submitted as ${ledger.entries.get(id)?.user ?? 'anonymous'}`,
      })),
  );
}

/** (d): nothing is given up, and nothing called delivered, without the server's verdict on that very item. */
function withVerdict(ledger: Ledger, world: World, state: ClientState): Violation[] {
  const found: Violation[] = [];
  const held = new Set([...state.waiting, ...state.refused]);
  const judged = new Set(world.journal.filter(({ verdict }) => verdict === 'refused').map(({ id }) => id));
  for (const { id } of ledger.counted()) {
    if (!world.table.has(id) && !held.has(id) && !judged.has(id)) {
      found.push({ letter: 'd', id, what: 'deleted without a verdict' });
    }
  }
  for (const id of state.refused) {
    if (!judged.has(id)) found.push({ letter: 'd', id, what: 'refused without a verdict' });
  }
  for (const id of state.delivered) {
    if (!world.table.has(id)) found.push({ letter: 'd', id, what: 'called delivered, and is not there' });
  }
  return found;
}
