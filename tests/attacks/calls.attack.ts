/**
 * Bad calls of every function that the API offers, and bad reads of its tables: no answer that blames the server, nothing
 * changed that only others may change, no honest row lost. CALLS=n a function, SEED=n replays.
 */
import { describe, expect, it } from 'vitest';
import { rest, signIn, stored } from './support/api.ts';
import { badCall, badRead, type BadCall } from './support/badCalls.ts';
import { callables } from './support/functions.ts';
import { expectWell, Ledger } from './support/honest.ts';
import { ask, type Answer } from './support/http.ts';
import { inParallel } from './support/parallel.ts';
import { diceFor, seed } from './support/seed.ts';
import { serverFault } from './support/serverFaults.ts';
import { useTarget, type Target } from './support/target.ts';

const target = useTarget({ unlimited: true });
const CALLS = Number(process.env['CALLS'] ?? 20);
const READS = 1500;
const AT_ONCE = 20;
// Nobody below holds a role that may change these. An export that staff begin is written down, under their own name.
const untouchable = [
  ['user_roles', 'user_id,role', 'select=*'],
  ['invitations', 'id', 'select=*'],
  ['stats', 'label', 'select=*'],
  ['audit_events', 'id', 'select=*&table_name=neq.security_events'],
] as const;

const send = (on: Target, call: BadCall, token: string | undefined): Promise<Answer> =>
  ask(on.url, `/rest/v1/${call.path}`, {
    method: call.method,
    headers: {
      apikey: on.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...call.headers,
    },
    body: call.method === 'HEAD' ? undefined : call.body,
  });

const shown = async (on: Target) => {
  const tables = await Promise.all(untouchable.map(([table, order, query]) => stored(on, table, query, order)));
  return JSON.stringify(
    tables.map((rows, n) => (untouchable[n]?.[0] === 'stats' ? rows.map(({ label }) => label) : rows)),
  );
};

// On a quiet machine a minute; a busy one must not fail them for being busy.
describe(`seed ${seed}`, { timeout: 600_000 }, () => {
  it(`every function takes ${CALLS} bad calls of visitors and of accounts that may not use it`, async () => {
    const functions = callables();
    const before = await shown(target());
    const senders = [
      undefined,
      (await signIn(target(), 'newcomer')).access,
      (await signIn(target(), 'finance')).access,
    ];
    const ledger = new Ledger(target());
    const faults: string[] = [];
    const dice = diceFor('calls');
    await inParallel(functions.length * CALLS, AT_ONCE, async (n) => {
      const called = functions[n % functions.length];
      if (!called) return;
      if (n % 20 === 0) expect((await ledger.send('signups')).status).toBe(201);
      const call = badCall(dice, called);
      const fault = serverFault(await send(target(), call, senders[Math.floor(n / functions.length) % senders.length]));
      if (fault)
        faults.push(
          `${fault}: ${call.method} ${call.path} ${JSON.stringify(call.headers)} ${call.body?.slice(0, 300)}`,
        );
    });
    expect.soft(faults.slice(0, 15), `${faults.length} answers`).toEqual([]);
    expect.soft(await ledger.lost()).toEqual([]);
    expect.soft(await shown(target())).toBe(before);
    await expectWell(target(), 3000);
  });

  it(`the tables take ${READS} bad reads`, async () => {
    const { access } = await signIn(target(), 'newcomer');
    const ledger = new Ledger(target());
    const faults: string[] = [];
    const dice = diceFor('reads');
    await inParallel(READS, AT_ONCE, async (n) => {
      if (n % 20 === 0) expect((await ledger.send('signups')).status).toBe(201);
      const read = badRead(
        dice,
        dice.pick(['events', 'stats', 'signups', 'people', 'analytics_events', 'no_such_table', 'pg_class']),
      );
      const fault = serverFault(await send(target(), read, dice.chance(0.5) ? access : undefined));
      if (fault) faults.push(`${fault}: ${read.method} ${read.path.slice(0, 300)} ${JSON.stringify(read.headers)}`);
    });
    expect.soft(faults.slice(0, 15), `${faults.length} answers`).toEqual([]);
    expect.soft(await ledger.lost()).toEqual([]);
    expect((await rest(target(), 'GET', 'stats?select=label')).status).toBe(200);
    await expectWell(target(), 3000);
  });
});
