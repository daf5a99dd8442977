/** The list of everything that is written finds what is looked for where there is much of it. */
import { expect, it } from 'vitest';
import { specFor } from '../../../../src/features/content/list/spec.ts';
import type { Line } from '../../../../src/features/content/model/line.ts';
import { foundIn, WHOLE_LIST } from '../../../../src/ui/list/listView.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const line = (at: number): Line => ({
  id: `document ${at}`,
  kind: 'document',
  slug: `minutes-${at}`,
  title: { en: `Minutes of the council, meeting ${at}`, es: `Acta del concejo, sesión ${at}` },
  head: 'a',
  changedAt: now - at * 1000,
  changedBy: 'Nora',
  forked: at % 500 === 0,
  lacks: [],
  step: at % 7 === 0 ? 'submitted' : 'published',
  note: null,
  reviewer: null,
  reviewerName: null,
  live: at % 7 === 0 ? null : 'a',
  version: 1,
  liveUntil: null,
  nextAt: null,
  verifyBy: null,
  saved: false,
});
const lines = Array.from({ length: 5000 }, (_, at) => line(at));

it.each(['pressing', 'newest', 'name'])(
  '5,000 documents are found by a word of either language, in order by %s',
  (order) => {
    const spec = specFor(now);
    const find = spec.find(lines);
    const found = (query: string) => foundIn(spec, { ...WHOLE_LIST, query, order }, find);
    expect(found('acta 4999')).toHaveLength(1);
    expect(found('minutes 4999 document')).toHaveLength(1);
    expect(found('minutes')).toHaveLength(5000);
  },
);
