/** Whom a backup gives a staff role, to be read before it is restored on trust. */
import type { TableHead } from './format.ts';
import { readBackup } from './read.ts';

/** The e-mail addresses (or ids, where the file has no such account) by role. Throws BackupFileError as readBackup does. */
export async function rolesIn(file: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const emails = new Map<string, string>();
  const held: { person: string; role: string }[] = [];
  let at: TableHead | undefined;
  await readBackup(file, {
    async table(head) {
      at = head;
    },
    async rows(lines) {
      if (at?.table !== 'auth.users' && at?.table !== 'public.user_roles') return;
      for (const line of lines.toString().split('\n').slice(0, -1)) {
        const values = line.split('\t');
        const value = (column: string): string => printable(values[at?.columns.indexOf(column) ?? -1] ?? '');
        if (at.table === 'auth.users') emails.set(value('id'), value('email'));
        else held.push({ person: value('user_id'), role: value('role') });
      }
    },
  });
  const roles = new Map<string, string[]>();
  for (const { person, role } of held) roles.set(role, [...(roles.get(role) ?? []), emails.get(person) || person]);
  return new Map([...roles].map(([role, people]) => [role, people.toSorted()]));
}

/** A line for each role, of 20 people at most. */
export function describeRoles(roles: ReadonlyMap<string, readonly string[]>): string {
  if (roles.size === 0) return '  no one';
  const listed = (people: readonly string[]): string =>
    people.slice(0, 20).join(', ') + (people.length > 20 ? ` and ${people.length - 20} more` : '');
  return [...roles].map(([role, people]) => `  ${role}: ${listed(people)}`).join('\n');
}

// The file's author is not trusted yet: nothing in it may move the cursor of a terminal or hide a line.
const printable = (text: string): string => text.replaceAll(/[^\x21-\x7e\u00a1-\u024f]/g, '?');
