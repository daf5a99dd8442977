/** What is wrong in a voter file, as a file of its own: in the language of whoever saves it. */
import { toCsv } from '../../../core/csv.ts';
import { m } from '../../../messages/messages.js';
import { FIELDS } from '../model/import/fields.ts';
import type { Problem } from './check.ts';
import type { Reported } from './voterFile.ts';
import { wrongWords } from './words.ts';

const OUT: Readonly<Record<Problem['out'], () => string>> = {
  row: m.import_out_row,
  value: m.import_out_value,
  repeat: m.import_out_repeat,
  door: m.import_out_door,
};

export function reportCsv({ problems, more }: Reported): string {
  const rows = problems.map((one) => [
    one.row,
    one.name,
    one.column === null ? '' : FIELDS[one.column](),
    one.value,
    wrongWords(one),
    OUT[one.out](),
  ]);
  return toCsv(
    [
      m.import_report_row(),
      m.import_report_name(),
      m.import_report_column(),
      m.import_report_value(),
      m.import_report_wrong(),
      m.import_report_out(),
    ],
    more === 0 ? rows : [...rows, [null, null, null, null, m.import_report_more({ count: more }), null]],
  );
}
