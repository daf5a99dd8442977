/** Registers a journey for the engine this run is about, with the engine's one server and a phone of its own. */
import { afterEach, inject, test } from 'vitest';
import type { Row } from '../../e2e/support/testServer.ts';
import { buyer } from './buyer.ts';
import type { Engine, Phone, PhoneOptions, VisitedPhone } from './phone.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: Engine;
    readonly site: string;
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly visited: VisitedPhone;
  }
}

export interface World {
  readonly site: string;
  /** A phone with nothing on it; gone when the journey has ended. */
  phone(options?: Partial<PhoneOptions>): Promise<Phone>;
  /** One that has been on the landing page before, with the app on it; a journey has one of them. */
  visitedPhone(options?: Partial<PhoneOptions>): Promise<Phone>;
  /** What really arrived, as the owner's key sees it; `query` is PostgREST's. */
  rows(table: string, query: string): Promise<Row[]>;
  /** Past the forms, as any script on the internet could. */
  insertAsVisitor(table: string, row: Row): Promise<void>;
}

/** A name that no other row of this run has, without digits: forms of people refuse those. */
export function freshName(first: string): string {
  const letters = Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  return `${first} ${letters.join('')}`;
}

/** Of each phone's console, when a journey has failed. */
const LAST_LINES = 25;

const bought: Phone[] = [];
afterEach(async ({ task }) => {
  for (const phone of bought.splice(0)) {
    if (task.result?.state === 'fail') console.error((await phone.console()).slice(-LAST_LINES).join('\n'));
    await phone.discard();
  }
});

export function journey(promise: string, walk: (world: World) => Promise<void>): void {
  const engine = inject('engine');
  const site = inject('site');
  const buy = async (extras: Partial<PhoneOptions> = {}) => {
    const phone = await (await buyer(engine))({ site, ...extras });
    bought.push(phone);
    return phone;
  };
  test(promise, () =>
    walk({
      site,
      phone: buy,
      visitedPhone: (extras) => buy({ ...extras, visited: inject('visited') }),
      async rows(table, query) {
        const answer = await fetch(`${site}/rest/v1/${table}?${query}`, { headers: { apikey: inject('secretKey') } });
        if (!answer.ok) throw new Error(`Reading ${table} failed: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Row[]; // PostgREST answers a select with an array of objects
      },
      async insertAsVisitor(table, row) {
        const answer = await fetch(`${site}/rest/v1/${table}`, {
          method: 'POST',
          headers: { apikey: inject('publishableKey'), 'content-type': 'application/json', prefer: 'return=minimal' },
          body: JSON.stringify(row),
        });
        if (!answer.ok) throw new Error(`${table} refuses it: ${answer.status} ${await answer.text()}`);
      },
    }),
  );
}
