/** How a stop is called: a report by its words, a place on the page by its name; and since when it waits, or nobody has seen it. */
import { saidIn } from '../../../core/content/said.ts';
import { moment } from '../../../hooks/format.ts';
import { currentLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import type { StopLine } from '../data/stopsRead.ts';
import { dayWords } from '../parts/words.ts';

export function stopName(line: StopLine): string {
  if (line.of === 'report') return line.text;
  const { title_en: en, title_es: es } = line;
  return saidIn({ ...(en && { en }), ...(es && { es }) }, currentLocale()).text;
}

export const stopAge = (line: StopLine): string =>
  line.of === 'report'
    ? moment(Date.parse(line.arrived_at))
    : line.checked_on === null
      ? m.places_unchecked()
      : m.places_checked({ day: dayWords(line.checked_on) });
