/** Calendar files (RFC 5545): times in UTC, an event without an end lasts 90 minutes. Pure, so it works in a dead spot. */
import { isoEnd } from './length.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  /** ISO timestamp of the start. */
  readonly date: string;
  readonly location: string;
  readonly description: string | null;
  readonly ends_at?: string | null;
  readonly status?: 'scheduled' | 'cancelled';
  readonly cancel_reason?: string | null;
  readonly sequence?: number;
  /** ISO timestamp of its last change. */
  readonly updated_at?: string | null;
  readonly directions?: string | null;
  readonly accessibility?: string | null;
  readonly instructions?: string | null;
}

export interface IcsContext {
  /** Epoch ms; becomes the DTSTAMP of an event whose last change nobody knows, and of a single file. */
  readonly now: number;
  /** Right side of the UID: the same event downloaded twice must replace itself, not stand there twice. */
  readonly domain: string;
  /** Who made the file. */
  readonly product: string;
  /** Says before a title or a reason that the event does not take place. */
  readonly cancelled: (text: string) => string;
}

/** The file's text, lines ended by CRLF. Throws RangeError when the event's date is no date. */
export function buildIcs(event: CalendarEvent, context: IcsContext): string {
  return calendar(['METHOD:PUBLISH', ...entry(event, context, context.now)], context);
}

export interface FeedContext extends IcsContext {
  /** What calendar programs call it (RFC 7986). */
  readonly name: string;
  readonly description: string;
  /** Where people read more. */
  readonly page: string;
}

/** Hours after which a calendar program should ask again: often enough for an event that is cancelled in the morning. */
const REFRESH_HOURS = 2;

/**
 * All of them as one calendar to subscribe to. Without METHOD, so that each event's DTSTAMP is its last change and the file
 * stays the same until something changes. As buildIcs.
 */
export function buildCalendar(events: readonly CalendarEvent[], context: FeedContext): string {
  const [name, about] = [escapeText(context.name), escapeText(context.description)];
  return calendar(
    [
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      `DESCRIPTION:${about}`,
      `X-WR-CALDESC:${about}`,
      `URL:${context.page}`,
      `REFRESH-INTERVAL;VALUE=DURATION:PT${REFRESH_HOURS}H`,
      `X-PUBLISHED-TTL:PT${REFRESH_HOURS}H`,
      ...events.flatMap((event) => entry(event, context, lastChange(event) ?? context.now)),
    ],
    context,
  );
}

function calendar(inside: readonly string[], { product }: IcsContext): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    ...inside,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entry(event: CalendarEvent, context: IcsContext, stamp: number): readonly string[] {
  const changed = lastChange(event);
  const cancelled = event.status === 'cancelled';
  const words = [
    cancelled ? context.cancelled(event.cancel_reason ?? '') : null,
    event.description,
    event.instructions,
    event.directions,
    event.accessibility,
  ].filter(Boolean);
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${context.domain}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    ...(changed === null ? [] : [`LAST-MODIFIED:${utcStamp(changed)}`]),
    // A calendar takes a later file for the same event only with a higher number.
    `SEQUENCE:${event.sequence ?? 0}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utcStamp(Date.parse(event.date))}`,
    `DTEND:${utcStamp(isoEnd(event))}`,
    `SUMMARY:${escapeText(cancelled ? context.cancelled(event.title) : event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(words.length > 0 ? [`DESCRIPTION:${escapeText(words.join('\n\n'))}`] : []),
    'END:VEVENT',
  ];
}

/** Epoch ms; null when nobody knows. */
function lastChange({ updated_at: at }: CalendarEvent): number | null {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : time;
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
