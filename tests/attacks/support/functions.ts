/**
 * The functions that the API's roles may call, with the names of their arguments: the list of the privileges says which, the
 * generated types say how. A later function is attacked without another word.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expectedGrants } from '../../db/support/grants.ts';

export interface Callable {
  readonly name: string;
  readonly args: readonly string[];
  /** Whether visitors may call it, too. */
  readonly open: boolean;
}

const typesFile = path.join(import.meta.dirname, '../../../src/backend/database.types.ts');

export function callables(): Callable[] {
  const types = fs.readFileSync(typesFile, 'utf8');
  const namesFor = (role: string) =>
    (expectedGrants[role] ?? []).flatMap((grant) => /^(\w+)\(.*\): EXECUTE$/.exec(grant)?.[1] ?? []);
  const open = new Set(namesFor('anon'));
  return [...new Set([...open, ...namesFor('authenticated')])].map((name) => {
    const written = new RegExp(`\\n      ${name}:\\s+\\{\\s*Args: (\\{[^}]*\\}|Record<PropertyKey, never>)`).exec(
      types,
    )?.[1];
    if (written === undefined) throw new Error(`${name} is granted and not in database.types.ts.`);
    return { name, args: [...written.matchAll(/(\w+)\??:/g)].map(([, arg = '']) => arg), open: open.has(name) };
  });
}
