/**
 * 5,000 bad inserts at each public form, honest rows among them: nothing stored that breaks a rule, nothing honest lost or
 * changed, and no answer that blames the server. BAD=n sends n, SEED=n replays.
 */
import { expect, describe, it } from 'vitest';
import { idOf, rest, signIn, stored, type Row } from './support/api.ts';
import { badInsert, type BadInsert } from './support/badInserts.ts';
import { expectWell, honestRow, publicTables } from './support/honest.ts';
import { ask, head, speak, type Answer } from './support/http.ts';
import { inParallel } from './support/parallel.ts';
import { broken } from './support/rules.ts';
import { diceFor, seed } from './support/seed.ts';
import { serverFault } from './support/serverFaults.ts';
import { useTarget, type Target } from './support/target.ts';

const target = useTarget({ unlimited: true });
const BAD = Number(process.env['BAD'] ?? 5000);
const AT_ONCE = 20;

// On a quiet machine a minute; a busy one must not fail them for being busy.
describe(`seed ${seed}`, { timeout: 600_000 }, () => {
  it.each(publicTables)(
    `%s takes ${BAD} bad inserts and stores what its form may send, and every honest row`,
    async (table) => {
      const began = Date.now();
      const before = new Set((await stored(target(), table, 'select=id')).map(({ id }) => id));
      const { access } = await signIn(target(), 'newcomer');
      const dice = diceFor(table);
      const honest: Row[] = [];
      const faults: string[] = [];
      const slow: number[] = [];

      await inParallel(BAD, AT_ONCE, async (n) => {
        if (n % 10 === 0) {
          const row = honestRow(table);
          const answer = await rest(target(), 'POST', table, row);
          if (answer.status === 201) honest.push(row);
          else faults.push(`an honest row: ${answer.status} ${answer.text.slice(0, 200)}`);
          slow.push(answer.ms);
        }
        const bad = badInsert(
          dice,
          table,
          honest.slice(-20).map(({ id }) => String(id)),
        );
        const answer = await send(target(), bad, dice.chance(0.3) ? access : undefined);
        const fault = answer && serverFault(answer);
        if (fault)
          faults.push(`${fault}: ${bad.method} ${bad.path} ${JSON.stringify(bad.headers)} ${bad.body.slice(0, 300)}`);
      });

      expect.soft(faults.slice(0, 10), `${faults.length} answers`).toEqual([]);
      const rows = (await stored(target(), table, 'select=*')).filter(({ id }) => !before.has(id));
      const wrong = rows.flatMap((row) =>
        broken(table, row, began, [idOf('newcomer')]).map((rule) => `${rule}: ${JSON.stringify(row).slice(0, 400)}`),
      );
      expect.soft(wrong.slice(0, 10), `${wrong.length} of ${rows.length} stored`).toEqual([]);
      const there = new Map(rows.map((row) => [row['id'], row]));
      const changed = honest.filter((row) => !isStill(row, there.get(row['id'])));
      expect.soft(changed.slice(0, 10), `lost or changed of ${honest.length}`).toEqual([]);
      await expectWell(target(), 3000);
      console.log(
        `${table}: ${BAD} bad, ${honest.length} honest, ${rows.length - honest.length} of the bad were good enough, ${Math.round((Date.now() - began) / 1000)} s`,
      );
    },
  );
});

/** Null where the sender fell silent before the end: nobody waits for that answer. */
async function send(on: Target, bad: BadInsert, token: string | undefined): Promise<Answer | null> {
  const headers = {
    apikey: on.publishableKey,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...bad.headers,
  };
  if (bad.cutAt === undefined) {
    const body = bad.method === 'GET' || bad.method === 'HEAD' || bad.body === '' ? undefined : bad.body;
    return ask(on.url, `/rest/v1/${bad.path}`, { method: bad.method, headers, body });
  }
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(bad.body)) });
  await speak(
    on.port,
    Buffer.concat([
      Buffer.from(head(bad.method, `/rest/v1/${bad.path}`, lines)),
      Buffer.from(bad.body).subarray(0, bad.cutAt),
    ]),
    100,
  );
  return null;
}

/** Whether the stored row says what was sent. */
function isStill(sent: Row, row: Row | undefined): boolean {
  if (!row) return false;
  return Object.entries(sent).every(([key, value]) =>
    key === 'client_created_at'
      ? Math.abs(Date.parse(String(row[key])) - Date.parse(String(value))) < 1000
      : JSON.stringify(row[key]) === JSON.stringify(value),
  );
}
