/** Everything that the API's roles may do in a database, found out by acting as them. */
import type { Database } from '../database.ts';
import { addActors, enrolAll, type Actor, type SignedIn, type State } from './acting.ts';
import { answering, functionsIn, permissionsOf, type Callable } from './functions.ts';
import { handOver, tablesIn, type Table } from './rows.ts';
import { NO_ACCESS, tableAccess, union, withBounds, type Access } from './tables.ts';

export interface Matrix {
  readonly actors: readonly Actor[];
  readonly tables: readonly Table[];
  readonly functions: readonly Callable[];
  /** By the actor's name, signed in with everything that is asked of them. */
  readonly access: ReadonlyMap<string, ReadonlyMap<string, Access>>;
  readonly answers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly permissions: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is left to any staff role or account in a weaker state. */
  readonly weaker: Readonly<Record<'aal1' | 'ended', Weaker>>;
}

export interface Weaker {
  readonly access: ReadonlyMap<string, Access>;
  readonly answers: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
}

/** The database must have rows in it, best the sample data, and its connection a superuser's rights. Nothing in it is changed. */
export async function accessMatrix(database: Database): Promise<Matrix> {
  const undo = new Error('undo');
  let found: Matrix | undefined;
  await database
    .transaction(async (query) => {
      await query('set local session_replication_role = replica');
      const actors = await addActors(query);
      const [tables, functions] = [await tablesIn(query), await functionsIn(query)];
      const sessions = await enrolAll(query, actors);
      const names = [...new Set(functions.flatMap(({ permissions }) => permissions))].sort();
      const access = new Map<string, ReadonlyMap<string, Access>>();
      const answers = new Map<string, ReadonlySet<string>>();
      const permissions = new Map<string, ReadonlySet<string>>();
      const weaker = { aal1: nothing(), ended: nothing() };
      // The most powerful first: what is left to them in a weaker state need not be asked again.
      for (const actor of actors.toReversed()) {
        const as = (state: State): SignedIn => ({ state, session: sessions.get(actor.id ?? '') });
        await query('savepoint person');
        if (actor.id !== null) await handOver(query, tables, actor.id);
        const held = await tableAccess(query, tables, actor, as('aal2'));
        const answered = await answering(query, functions, actor, as('aal2'));
        answers.set(actor.name, answered);
        permissions.set(actor.name, await permissionsOf(query, names, actor, as('aal2')));
        for (const state of actor.id === null ? [] : (['aal1', 'ended'] as const)) {
          const left = weaker[state];
          const more = new Map([...held].filter(([name, one]) => !isWithin(one, left.access.get(name))));
          for (const [name, some] of await tableAccess(query, tables, actor, as(state), more))
            left.access.set(name, union(left.access.get(name) ?? NO_ACCESS, some));
          const still = functions.filter(({ name }) => answered.has(name) && !left.answers.has(name));
          for (const name of await answering(query, still, actor, as(state))) left.answers.add(name);
          for (const name of await permissionsOf(query, names, actor, as(state))) left.permissions.add(name);
        }
        await query('rollback to savepoint person');
        // Without anything in their hands.
        const before = actor.id === null ? held : await tableAccess(query, tables, actor, as('aal2'), held);
        access.set(
          actor.name,
          new Map([...held].map(([name, one]) => [name, withBounds(one, before.get(name) ?? NO_ACCESS)])),
        );
      }
      found = { actors, tables, functions, access, answers, permissions, weaker };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!found) throw new Error('The transaction ended without a result.');
  return found;
}

/** Whether the other has all of it already. */
function isWithin(one: Access, other: Access | undefined): boolean {
  return JSON.stringify(union(one, other ?? NO_ACCESS)) === JSON.stringify(other);
}

const nothing = () => ({
  access: new Map<string, Access>(),
  answers: new Set<string>(),
  permissions: new Set<string>(),
});
