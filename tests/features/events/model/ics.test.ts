/** One event as a calendar file. */
import { expect, test } from 'vitest';
import { buildIcs, icsFileName, utcStamp, type CalendarEvent } from '../../../../src/features/events/model/ics.ts';

const event: CalendarEvent = {
  id: 'e0000000-0000-4000-8000-000000000001',
  title: 'Town Hall: Homes, Rents; and You',
  date: '2025-10-18T14:00:00-04:00',
  location: 'Library, 14 Main Street',
  description: 'First line\nSecond \\ line',
};
const context = {
  now: Date.UTC(2025, 9, 1, 12, 30, 5),
  domain: 'example.org',
  product: 'Hub',
  cancelled: (text: string) => `Cancelled: ${text}`,
};

/** A reader of its own: unfolds, splits, unescapes. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).replace(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, colon), value];
    }),
  );
}

test('is one event of 90 minutes in UTC', () => {
  const fields = read(buildIcs(event, context));
  expect(fields.get('DTSTART')).toBe('20251018T180000Z');
  expect(fields.get('DTEND')).toBe('20251018T193000Z');
  expect(fields.get('DTSTAMP')).toBe('20251001T123005Z');
});

test('gives title, place and description back as they were', () => {
  const fields = read(buildIcs(event, context));
  expect(fields.get('SUMMARY')).toBe(event.title);
  expect(fields.get('LOCATION')).toBe(event.location);
  expect(fields.get('DESCRIPTION')).toBe(event.description);
});

test('begins and ends as a calendar and ends every line with CRLF', () => {
  const file = buildIcs(event, context);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('keeps its UID when made again, so that a second download replaces the first', () => {
  const again = buildIcs({ ...event, title: 'New title' }, { ...context, now: context.now + 1000 });
  expect(read(again).get('UID')).toBe(read(buildIcs(event, context)).get('UID'));
  expect(read(again).get('UID')).toBe(`${event.id}@example.org`);
});

test('no line is longer than 75 octets and no character is cut in two', () => {
  const long = { ...event, title: '🌊 Wörter für Bürgermeisterin '.repeat(12).trim() };
  const file = buildIcs(long, context);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(Math.max(...sizes)).toBeGreaterThan(70);
  expect(file).not.toContain('\uFFFD');
  expect(read(file).get('SUMMARY')).toBe(long.title);
});

test('leaves the description out when there is none', () => {
  expect(buildIcs({ ...event, description: null }, context)).not.toContain('DESCRIPTION');
});

test('a title cannot smuggle in a second property', () => {
  const fields = read(buildIcs({ ...event, title: 'A\r\nATTENDEE:mailto:x@example.org' }, context));
  expect(fields.has('ATTENDEE')).toBe(false);
});

test('refuses an event whose date is no date', () => {
  expect(() => buildIcs({ ...event, date: 'soon' }, context)).toThrow(RangeError);
});

test('names the file after the title, spaces replaced by hyphens', () => {
  expect(icsFileName('Saturday Canvass Kickoff')).toBe('Saturday-Canvass-Kickoff.ics');
  expect(icsFileName('Town hall: Ward 3/4')).toBe('Town-hall-Ward-34.ics');
  expect(icsFileName(' ?? ')).toBe('event.ics');
});

test('stamps are UTC without punctuation', () => {
  expect(utcStamp(Date.UTC(2025, 0, 2, 3, 4, 5, 678))).toBe('20250102T030405Z');
});

test('a cancelled event says so to the calendar that has it, with a higher number', () => {
  const cancelled = { ...event, status: 'cancelled', cancel_reason: 'Storm', sequence: 4 } as const;
  const fields = read(buildIcs(cancelled, context));
  expect(fields.get('STATUS')).toBe('CANCELLED');
  expect(fields.get('SEQUENCE')).toBe('4');
  expect(fields.get('SUMMARY')).toBe(`Cancelled: ${event.title}`);
  expect(fields.get('DESCRIPTION')).toContain('Cancelled: Storm');
  expect(read(buildIcs(event, context)).get('STATUS')).toBe('CONFIRMED');
});

test('an event with an end of its own ends then', () => {
  const fields = read(buildIcs({ ...event, ends_at: '2025-10-18T20:00:00-04:00' }, context));
  expect(fields.get('DTEND')).toBe('20251019T000000Z');
});
