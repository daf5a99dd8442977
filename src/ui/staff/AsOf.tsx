/** Owns saying how old what is shown is. Rows from a dead spot must never pass for the latest. */
import { css } from 'styled-system/css';
import { dateFormat } from '../../core/dateFormat.ts';

export interface AsOfProps {
  /** Epoch ms of the server's answer; null while there is none. */
  readonly asOf: number | null;
  readonly offline: boolean;
  readonly failed: boolean;
  readonly locale: string;
}

export function AsOf({ asOf, offline, failed, locale }: AsOfProps) {
  return (
    <p aria-live="polite" className={css({ textStyle: 'small', color: 'inkMuted', minHeight: '1.5em' })}>
      {asOf !== null
        ? `As of ${moment(asOf, locale)}.${offline ? ' Not refreshed: the server could not be reached.' : ''}`
        : failed
          ? 'The server could not be reached. Open this once while online, and it stays on this device.'
          : ''}
    </p>
  );
}

/** "2:05 PM" today, "Sat, Oct 18, 2:05 PM" on another day. */
export function moment(at: number, locale: string, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const time = dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(date);
  if (date.toDateString() === today.toDateString()) return time;
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return `${dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', ...year }).format(date)}, ${time}`;
}
