/** The links that count: what the server told, and what this person saved here and may not have sent. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { rowsPath } from '../../../backend/paths.ts';
import { defineRead } from '../../../core/reads/read.ts';
import { readableRows } from '../../../core/reads/readable.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { timestamp } from '../../../hooks/timestamp.ts';
import { deliveryOf } from '../../field/model/doors.ts';
import { contentLinkKind, LINK_STATES, RELATIONS } from '../model/linkKind.ts';
import { countingLinks, type CountingLink, type LinkFact } from '../model/links.ts';
import { LINKS_TOPIC } from './saveLink.ts';

const optional = v.nullable(v.string());
const rowSchema = v.object({
  id: v.string(),
  from_kind: v.string(),
  from_id: v.string(),
  to_kind: v.string(),
  to_id: v.string(),
  relation: v.picklist(RELATIONS),
  state: v.picklist(LINK_STATES),
  words_en: optional,
  words_es: optional,
  step: v.optional(optional, null),
  approves: optional,
  user_id: optional,
  happened_at: v.string(),
});
type Row = v.InferOutput<typeof rowSchema>;

export const staffLinksRead = defineRead<Row>({
  key: 'staff-links',
  maxAgeMs: 0,
  path: () =>
    rowsPath('content_links', {
      select: [
        'id',
        'from_kind',
        'from_id',
        'to_kind',
        'to_id',
        'relation',
        'state',
        'words_en',
        'words_es',
        'step',
        'approves',
        'user_id',
        'happened_at',
      ],
      order: 'arrival.desc',
    }),
  parse: (rows) => readableRows(rows, (row) => v.parse(rowSchema, row)),
});

const at = (text: string): number => v.parse(timestamp, text);

const told = (row: Row): LinkFact => ({
  id: row.id,
  fromKind: row.from_kind,
  from: row.from_id,
  toKind: row.to_kind,
  to: row.to_id,
  relation: row.relation,
  state: row.state,
  wordsEn: row.words_en,
  wordsEs: row.words_es,
  step: row.step,
  approves: row.approves,
  by: row.user_id,
  at: at(row.happened_at),
  delivery: null,
});

/** As this device wrote it; what cannot be read, because it is closed behind somebody, is none. */
const ownSchema = v.object({
  fromKind: v.string(),
  from: v.string(),
  toKind: v.string(),
  to: v.string(),
  relation: v.picklist(RELATIONS),
  state: v.picklist(LINK_STATES),
  wordsEn: optional,
  wordsEs: optional,
  step: v.optional(optional, null),
  approves: v.optional(optional, null),
});

export interface StaffLinks {
  readonly read: CachedRead<Row>;
  /** null until the server's and this device's are known. */
  readonly links: readonly CountingLink[] | null;
}

export function useStaffLinks(me: string): StaffLinks {
  const read = useStaffRead(staffLinksRead);
  const here = useFactsAndItems(LINKS_TOPIC, me, 'link:');
  const links = useMemo(() => {
    if (here === null) return null;
    const sent = (read.rows ?? []).map(told).toReversed();
    const known = new Set(sent.map(({ id }) => id));
    const waiting = here.waiting
      .filter(({ kind, id }) => kind === contentLinkKind.kind && !here.kept.some((one) => one.id === id))
      .map((item) => ({ id: item.id, state: item.state, fact: item.payload, at: Date.parse(item.createdAt) }));
    const kept = here.kept.map(({ id, state, fact }) => ({ id, state, fact, at: atOf(fact) }));
    const own = [...kept, ...waiting].flatMap((one): LinkFact[] => {
      const read = v.safeParse(ownSchema, one.fact);
      if (!read.success || known.has(one.id)) return [];
      return [{ ...read.output, id: one.id, at: one.at, by: me, delivery: deliveryOf(one.state) }];
    });
    const all = [...sent, ...own.toSorted((a, b) => a.at - b.at)];
    return read.rows === null && all.length === 0 ? null : countingLinks(all);
  }, [read.rows, here, me]);
  return { read, links };
}

const keptAt = v.object({ at: v.number() });
function atOf(fact: unknown): number {
  const read = v.safeParse(keptAt, fact);
  return read.success ? read.output.at : 0;
}
