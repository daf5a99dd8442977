/** How times are said: "Sat, Oct 18, 2 PM", on the town's clock, wherever the phone is. Pure. */
import { townTime } from '../../../hooks/format.ts';

const parts = townTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export interface When {
  readonly weekday: string;
  readonly month: string;
  readonly day: string;
  /** "2 PM", "6:30 PM". */
  readonly time: string;
  /** "Sat, Oct 18, 2 PM". */
  readonly text: string;
}

/** `iso`: a timestamp with a zone. Throws RangeError when it is no date. */
export function when(iso: string): When {
  const found = new Map(parts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
  const get = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  const minute = get('minute');
  const time = `${get('hour')}${minute === '00' ? '' : `:${minute}`} ${get('dayPeriod')}`;
  const [weekday, month, day] = [get('weekday'), get('month'), get('day')];
  return { weekday, month, day, time, text: `${weekday}, ${month} ${day}, ${time}` };
}
