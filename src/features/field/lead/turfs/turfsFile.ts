/** The turfs as a file for a spreadsheet, and on paper for a table of walkers. */
import { toCsv } from '../../../../core/csv.ts';
import { parseTimestamp } from '../../../../core/session/time.ts';
import type { Printed } from '../../../../ui/list/PrintedTable.tsx';
import { dayWords } from '../../data/words.ts';
import type { Turf } from '../reads.ts';
import { m } from '../../../../messages/messages.js';

export function turfsCsv(turfs: readonly Turf[]): string {
  return toCsv(
    ['turf', 'doors', 'visited', 'conversations', 'with', 'until', 'last_visit'],
    turfs.map((turf) => [
      turf.name,
      turf.doors,
      turf.visited,
      turf.contacts,
      turf.holder_name,
      turf.due_at,
      turf.last_at,
    ]),
  );
}

export function turfsOnPaper(turfs: readonly Turf[]): Printed {
  return {
    title: m.lead_paper_title(),
    note: m.lead_paper_note({ count: turfs.length }),
    heads: [
      m.lead_paper_turf(),
      m.lead_paper_doors(),
      m.lead_paper_visited(),
      m.lead_paper_with(),
      m.lead_paper_until(),
    ],
    rows: turfs.map((turf) => ({
      key: turf.turf_id,
      cells: [
        turf.name,
        turf.doors,
        turf.visited,
        turf.holder_name ?? '',
        turf.due_at === null ? '' : dayWords(parseTimestamp(turf.due_at) ?? 0),
      ],
    })),
  };
}
