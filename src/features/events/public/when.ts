/** How times are said: "Sat, Oct 18, 2 PM", "sáb, 18 de oct, 2 p.m.", on the town's clock, wherever the phone is. Pure. */
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
  /** "Sat, Oct 18, 2 PM". */
  readonly text: string;
}

/** `iso`: a timestamp with a zone. Throws RangeError when it is no date. */
export function when(iso: string): When {
  const found = parts.formatToParts(new Date(iso));
  const get = (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? '';
  // Some browsers put a narrow space between "2" and "PM", which another one's printed page does not have.
  const text = found.map(({ value }) => value.replaceAll(/\s/g, ' ')).join('');
  return { weekday: get('weekday'), month: get('month'), day: get('day'), text: text.replace(':00', '') };
}
