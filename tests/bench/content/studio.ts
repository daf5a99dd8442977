/** A key in the studio's list of 5,000 texts, in whichever order, beside the least that finds them: plain `includes` over the same titles. */
import { specFor } from '../../../src/features/content/list/spec.ts';
import type { Line } from '../../../src/features/content/model/line.ts';
import { foundIn, WHOLE_LIST } from '../../../src/ui/list/listView.ts';
import { measureKeys } from './keys.ts';

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
const QUERIES = ['m', 'minutes', 'sesion 49', 'minutes 4999 document'];

/** @param atMostMs what a key may take on this machine. */
export async function studioKeys(rounds: number, atMostMs: number): Promise<boolean> {
  const lines = Array.from({ length: 5000 }, (_, at) => line(at));
  const titles = lines.map(({ title }) => JSON.stringify(title).toLowerCase());
  const spec = specFor(now);
  const find = spec.find(lines);
  const keys = ['pressing', 'newest', 'name'].flatMap((order) =>
    QUERIES.map((query) => ({
      name: `${query}, by ${order}`,
      key: () => foundIn(spec, { ...WHOLE_LIST, query, order }, find).length,
      floor: () => titles.filter((text) => query.split(' ').every((word) => text.includes(word))).length,
    })),
  );
  const heading = `The studio's list of ${lines.length} texts, ms a key without slowdown, in turns:`;
  return measureKeys(heading, keys, rounds, atMostMs);
}
