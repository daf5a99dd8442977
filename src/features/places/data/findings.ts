/** Places on the page that somebody found otherwise, and of which nobody has written since; and saying that the page is right. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { callPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { unsentFacts } from '../../../core/outbox/unsentFacts.ts';
import { useKeptFacts } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { VISIT_KEYS, visitKind, type Visit } from '../model/visitKinds.ts';
import { visitSchema } from './deskRead.ts';
import { saveFact } from './saveDesk.ts';
import { useForgetSent } from './useForgetSent.ts';

const optional = v.nullable(v.string());
const findingSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title_en: optional,
  title_es: optional,
  address: v.string(),
  doubted_on: optional,
  visit: optional,
  visit_contested: v.boolean(),
  visits: v.array(visitSchema),
});
export type Finding = v.InferOutput<typeof findingSchema>;

const findingsRead = defineRead<Finding>({
  key: 'site-findings',
  maxAgeMs: 0,
  refetchMs: 60_000,
  path: () => callPath('site_findings'),
  parse: (rows) => readableRows(rows, (row) => v.parse(findingSchema, row)),
});

const TOPIC = 'place-settled';
export const UNSENT_SETTLED = unsentFacts(visitKind, VISIT_KEYS, (visit) => (visit.found === 'settled' ? visit : null));

export function useFindings(userId: string): {
  readonly read: CachedRead<Finding>;
  readonly findings: readonly (Finding & { readonly settled: boolean })[] | null;
} {
  const read = useStaffRead(findingsRead);
  const here = useKeptFacts(TOPIC, userId, UNSENT_SETTLED);
  useForgetSent(TOPIC, userId, here, read);
  const { rows } = read;
  const findings = useMemo(() => {
    const settled = new Set(
      (here?.kept ?? []).filter(({ state }) => state !== 'refused').map(({ fact }) => (fact as Visit).seen), // settle wrote it
    );
    return rows && rows.map((one) => ({ ...one, settled: one.visit !== null && settled.has(one.visit) }));
  }, [rows, here]);
  return { read, findings };
}

/** The page is right as it stands. Resolves once it is on this device's disk, and rejects with OutboxError: then nothing was saved. */
export const settle = (userId: string, { id, visit }: Finding): Promise<void> =>
  saveFact(TOPIC, visitKind, userId, {
    report: null,
    site: id,
    found: 'settled',
    belongsTo: null,
    danger: false,
    note: null,
    seen: visit,
  });
