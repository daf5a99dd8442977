/** The calendar that phones subscribe to, read by a reader of calendars. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { answerFeed, FEED_PATH, feedFile, feedQuery } from '../../../../src/features/events/model/feed.ts';

const words = {
  appName: 'Hub',
  title: 'Ada for Mayor',
  description: 'All meetings',
  siteUrl: 'https://ada.example',
};
const row = {
  id: 'e1',
  title: 'Town hall',
  date: '2025-10-18T18:00:00+00:00',
  ends_at: '2025-10-18T20:00:00+00:00',
  location: 'Library',
  description: 'Questions',
  status: 'scheduled',
  cancel_reason: null,
  sequence: 2,
  updated_at: '2025-10-02T08:09:10.5+00:00',
};
const now = Date.UTC(2025, 9, 10);
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

function parsed(rows: readonly object[]) {
  const calendar = new ICAL.Component(ICAL.parse(feedFile(rows, words, now)));
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
}

test('is a calendar that programs read: named, with how often to ask again, every event with an end and a version', () => {
  const { calendar, events } = parsed([row, { ...row, id: 'e2', status: 'cancelled', cancel_reason: 'Storm' }]);
  expect(calendar.getFirstPropertyValue('name')).toBe('Ada for Mayor');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT2H');
  expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT2H');
  expect(events.map((one) => one.getFirstPropertyValue('uid'))).toEqual(['e1@ada.example', 'e2@ada.example']);
  expect(events.map((one) => one.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(events.map((one) => one.getFirstPropertyValue('sequence'))).toEqual([2, 2]);
  expect(String(events[0]?.getFirstPropertyValue('last-modified'))).toBe('2025-10-02T08:09:10Z');
  expect(String(events[0]?.getFirstPropertyValue('dtend'))).toBe('2025-10-18T20:00:00Z');
});

test('stays the same, to the letter, until an event changes', () => {
  expect(feedFile([row], words, now + 86_400_000)).toBe(feedFile([row], words, now));
  expect(feedFile([{ ...row, updated_at: '2025-10-03T00:00:00Z' }], words, now)).not.toBe(feedFile([row], words, now));
});

test('is a calendar also when nothing is planned', () => {
  expect(parsed([]).events).toEqual([]);
});

test('asks for public events, those of the last month included', () => {
  const url = new URL(feedQuery(now), 'https://backend.example');
  expect(url.searchParams.get('visibility')).toBe('eq.public');
  expect(url.searchParams.get('date')).toBe('gte.2025-09-10T00:00:00.000Z');
});

test('is answered as a calendar that may be kept for five minutes', async () => {
  const answer = await answerFeed('GET', async () => json([row]), words, now);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.text()).toBe(feedFile([row], words, now));
  const head = await answerFeed('HEAD', async () => json([row]), words, now);
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('an answer that is none leaves a program its old calendar: 503, never an empty one', async () => {
  for (const ask of [
    async () => json({ message: 'no' }),
    async () => new Response('<html>', { status: 200 }),
    async () => new Response('', { status: 500 }),
    () => Promise.reject(new Error('gone')),
  ]) {
    const answer = await answerFeed('GET', ask, words, now);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('VCALENDAR');
  }
});

test('takes nothing from anybody', async () => {
  expect((await answerFeed('POST', async () => json([]), words, now)).status).toBe(405);
  expect(FEED_PATH.endsWith('.ics')).toBe(true);
});
