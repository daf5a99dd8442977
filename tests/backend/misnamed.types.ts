/**
 * What the compiler must refuse: names and types that the database does not have. `tsc -p tests` fails where one of these compiles,
 * and so does a renamed function, argument or column in all that src asks for.
 */
import * as v from 'valibot';
import { callPath, rowsPath } from '../../src/backend/paths.ts';
import { readableRowsOf, rowsOf } from '../../src/backend/rows.ts';
import type { RowFor } from '../../src/backend/schema.ts';
import type { StaffApi } from '../../src/backend/staffApi.ts';
import { defineTableKind } from '../../src/backend/tableKind.ts';

declare const api: StaffApi;

// @ts-expect-error -- no such function
void api.rpc('grant_rolle', { person: '', role: '' });
// @ts-expect-error -- no such argument
void api.rpc('grant_role', { persona: '', role: '' });
// @ts-expect-error -- an argument is missing
void api.rpc('grant_role', { person: '' });
// @ts-expect-error -- not what the argument is
void api.rpc('grant_role', { person: 1, role: '' });
// @ts-expect-error -- it takes none
void api.rpc('return_calls', { all: true });
// @ts-expect-error -- the answer is a number
void api.rpc('settle_late', { items: [], take: true }).then((settled: string | null) => settled);
// @ts-expect-error -- no such table
void api.insert('invitation', { email: '', roles: [] });
// @ts-expect-error -- no such column
void api.insert('invitations', { mail: '', roles: [] });
// @ts-expect-error -- no such column
void api.remove('invitations', { mail: 'eq.' });

// @ts-expect-error -- no such argument
callPath('walk_list', { turf_id: '' });
// @ts-expect-error -- an argument is missing
callPath('walk_list');
// @ts-expect-error -- no such column
rowsPath('turfs', { select: ['title'] });
// @ts-expect-error -- no such column
rowsPath('turfs', { select: '*', where: { title: 'eq.x' } });
// @ts-expect-error -- no such column
rowsPath('turfs', { select: '*', order: 'title.asc' });

const titled = v.object({ title: v.string() });
// @ts-expect-error -- the function's rows have no such column
rowsOf('my_turfs', titled);
// @ts-expect-error -- the table has no such column
readableRowsOf('turfs', titled);

defineTableKind<'people', { readonly name: string }>({
  kind: 'somebody',
  version: 1,
  table: 'people',
  toRow: ({ name }, { id, createdAt }): RowFor<'people'> => ({
    id,
    household_id: '',
    name,
    // @ts-expect-error -- no such column
    spoken: null,
    client_created_at: createdAt,
  }),
  describe: ({ name }) => name,
});
