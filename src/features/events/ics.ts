/** Owns the calendar file: RFC 5545, one event of 90 minutes in UTC. Pure, so it works in a dead spot. */
import { endOf } from './when.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  /** ISO timestamp of the start. */
  readonly date: string;
  readonly location: string;
  readonly description: string | null;
}

export interface IcsContext {
  /** Epoch ms; becomes DTSTAMP. */
  readonly now: number;
  /** Right side of the UID: the same event downloaded twice must replace itself, not stand there twice. */
  readonly domain: string;
  /** Who made the file. */
  readonly product: string;
}

/** The file's text, lines ended by CRLF. Throws RangeError when the event's date is no date. */
export function buildIcs(event: CalendarEvent, { now, domain, product }: IcsContext): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${domain}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(Date.parse(event.date))}`,
    `DTEND:${utcStamp(endOf(event.date))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The title with spaces replaced by hyphens; signs no file system takes are left out. */
export function icsFileName(title: string): string {
  const name = title
    .trim()
    .replace(/ /g, '-')
    // oxlint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '');
  return `${name || 'event'}.ics`;
}

/** 20251018T180000Z, from epoch ms. */
export function utcStamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return (
    text
      .replace(/\\/g, '\\\\')
      .replace(/[;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- TEXT allows no control characters but tab
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

const encoder = new TextEncoder();

/** At most 75 octets a line, the leading space of a continuation counted; a character is never cut in two. */
function fold(line: string): string {
  const out: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      out.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...out, current].join('\r\n');
}
