/** What a file means by its periods. "2009-10" is a school year in one file and October in another: the whole column tells, or a person does. */
import { PERIOD } from '../../../core/figures/value.ts';

export type YearReading = 'school' | 'calendar';

export interface Years {
  /** One that may be either, as it stands in the file; null: nothing has to be asked. */
  readonly sample: string | null;
  /** null: the column doesn't tell. */
  readonly reading: YearReading | null;
}

const MARK = /^(?:SY|school year)\s*|\s*school year$/i;
const tidy = (text: string) =>
  text
    .replace(/\s*[–—/]\s*/g, (dash) => (dash.includes('/') ? '/' : '-'))
    .replace(/\s+/g, ' ')
    .trim();

/** "2023-24" and "2023-2024": from one year to the next; undefined for anything else. `said`: no calendar writes it so. */
function pairOf(text: string): { readonly from: string; readonly short: boolean; readonly said: boolean } | undefined {
  const plain = tidy(text);
  const found = /^((?:19|20)\d\d)([-/])((?:19|20)?\d\d)$/.exec(plain.replace(MARK, ''));
  if (!found) return undefined;
  const [, from = '', dash, to = ''] = found;
  if (Number(to) !== (Number(from) + 1) % 10 ** to.length) return undefined;
  const said = dash === '/' || MARK.test(plain);
  return { from, short: to.length === 2, said };
}

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;

/** @param heading of the column */
export function yearsOf(periods: readonly string[], heading: string): Years {
  const texts = [...new Set(periods.map(tidy))];
  const pairs = texts.flatMap((text) => {
    const pair = pairOf(text);
    return pair ? [{ ...pair, text, month: MONTH.test(text) }] : [];
  });
  const [first] = pairs;
  if (!first) return { sample: null, reading: 'calendar' };
  // "2023-24" is no month, and "2024-05" no school year.
  const school = pairs.some(({ short, said, month }) => said || (short && !month)) || /school|escolar/i.test(heading);
  const calendar = texts.some((text) => !pairOf(text) && (MONTH.test(text) || /^\d{4}-\d{4}$/.test(text)));
  const either = pairs.find(({ short, said, month }) => !said && (month || !short));
  if (!either) return { sample: first.text, reading: 'school' };
  return { sample: either.text, reading: school === calendar ? null : school ? 'school' : 'calendar' };
}

/** As the database takes it; null: it is none. */
export function periodOf(text: string, reading: YearReading): string | null {
  const pair = pairOf(text);
  const plain = tidy(text).toUpperCase();
  if (pair && (pair.said || reading === 'school' || (pair.short && !MONTH.test(plain))))
    return `${pair.from}/${String((Number(pair.from) + 1) % 100).padStart(2, '0')}`;
  return PERIOD.test(plain) && !plain.includes('/') ? plain : null;
}
