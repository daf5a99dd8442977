/** Owns saying how old what is shown is. Rows from a dead spot must never pass for the latest. */
import { css } from 'styled-system/css';
import { dateFormat } from '../../core/dateFormat.ts';
import { WENT_WRONG } from '../../core/errors.ts';
import type { ReadTrouble } from '../../core/reads/read.ts';

export interface AsOfProps {
  /** Epoch ms of the server's answer; null while there is none. */
  readonly asOf: number | null;
  /** Why it is not newer; null when it is as new as can be. */
  readonly trouble: ReadTrouble | null;
  readonly locale: string;
}

const NOT_REFRESHED: Readonly<Record<ReadTrouble, string>> = {
  offline: ' Not refreshed: the server could not be reached.',
  fault: ` Not refreshed. ${WENT_WRONG}`,
};
const NOT_HERE: Readonly<Record<ReadTrouble, string>> = {
  offline: 'The server could not be reached. Open this once while online, and it stays on this device.',
  fault: WENT_WRONG,
};

export function AsOf({ asOf, trouble, locale }: AsOfProps) {
  return (
    <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: '1.5em' })}>
      {asOfWords(asOf, trouble, locale)}
    </p>
  );
}

export function asOfWords(asOf: number | null, trouble: ReadTrouble | null, locale: string): string {
  if (asOf === null) return trouble === null ? '' : NOT_HERE[trouble];
  return `As of ${moment(asOf, locale)}.${trouble === null ? '' : NOT_REFRESHED[trouble]}`;
}

/** "2:05 PM" today, "Sat, Oct 18, 2:05 PM" on another day. */
export function moment(at: number, locale: string, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(date);
  if (date.toDateString() === today.toDateString()) return time;
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', ...year }).format(date)}, ${time}`;
}
