/** Days and times as the page about what is public writes them, alike in every engine, because the build prints them. */
import { deviceTime, townTime } from '../../../hooks/format.ts';

/** "Sep 22, 2025", of YYYY-MM-DD. */
export const dayWords = (day: string): string =>
  deviceTime({ timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));

const parts = townTime({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "Sat, Oct 18, 2 PM" on the town's clock. Some browsers put a narrow space before "PM", which the printed page does not have. */
export const timeWords = (iso: string): string =>
  parts
    .formatToParts(new Date(iso))
    .map(({ value }) => value.replaceAll(/\s/g, ' '))
    .join('')
    .replace(':00', '');
