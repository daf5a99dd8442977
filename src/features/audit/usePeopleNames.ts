/** Turning user ids into names on the record of changes. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { callPath } from '../../backend/paths.ts';
import { defineRead } from '../../core/reads/read.ts';
import { useStaffRead } from '../../hooks/useStaff.ts';
import type { Names } from './difference.ts';
import { compareText } from '../../hooks/format.ts';

const schema = v.array(
  v.object({ user_id: v.nullable(v.string()), email: v.string(), full_name: v.nullable(v.string()) }),
);
type Named = v.InferOutput<typeof schema>[number];

const namesRead = defineRead<Named>({
  key: 'people-names',
  maxAgeMs: 60_000,
  path: () => callPath('list_people'),
  parse: (rows) => v.parse(schema, rows),
});

export interface PeopleNames extends Names {
  /** Everybody with an account, by name: for the filter. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function usePeopleNames(): PeopleNames {
  const { rows } = useStaffRead(namesRead);
  return useMemo(() => {
    const known = new Map<string, string>();
    for (const { user_id: id, full_name: name, email } of rows ?? []) if (id) known.set(id, name ?? email);
    return {
      person: (id) => known.get(id) ?? id,
      options: [...known].map(([value, label]) => ({ value, label })).sort((a, b) => compareText(a.label, b.label)),
    };
  }, [rows]);
}
