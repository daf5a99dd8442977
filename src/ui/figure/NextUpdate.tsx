/** When the next numbers are due; and, once that day is over, that they have not come. */
import { townDay } from '../../hooks/format.ts';
import { useNowOnDevice } from '../../hooks/useNow.ts';
import { m } from '../../messages/messages.js';
import { Tag } from '../staff/Tag.tsx';
import { dayWords } from './words.ts';

/** @param on YYYY-MM-DD */
export function NextUpdate({ on }: { readonly on: string }) {
  const now = useNowOnDevice();
  const day = dayWords(on);
  // A printed page says what was planned; what day it is, the device knows.
  return now !== null && townDay(now) > on ? <Tag>{m.ui_figure_overdue({ day })}</Tag> : m.ui_figure_next({ day });
}
