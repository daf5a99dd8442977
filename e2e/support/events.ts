/** Events as staff make them, RSVPs as visitors send them, and a phone at the door. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { wallTime } from '../../src/features/events/model/zone.ts';
import { startSignedIn, tokenOf, type AccountName } from './staff.ts';
import type { TestServer } from './testServer.ts';
import { openVisited } from './visited.ts';

const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;

/** Through the form, beginning in so many hours; ends on the event's own page and returns its id. */
export async function makeEvent(page: Page, title: string, hours: number): Promise<string> {
  await page.goto('/events/new');
  const start = wallTime(Date.now() + hours * HOUR_MS, ZONE);
  const end = wallTime(Date.now() + (hours + 1) * HOUR_MS, ZONE);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(/^Day/).fill(start.day);
  await page.getByLabel('Starts').fill(start.time);
  await page.getByLabel(/^Ends\s*required/).fill(end.time);
  if (end.day !== start.day) await page.getByLabel('Ends on another day').fill(end.day);
  await page.getByLabel('Place').fill('The old mill');
  await page.getByRole('button', { name: 'Make the event' }).click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** As save_event takes it, in the organizer's name, past the form. Returns the id. */
export async function insertEvent(
  server: TestServer,
  title: string,
  hours: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  // At noon in the town, so that it ends on the day it begins whenever the test runs.
  const noon = new Date(Date.now() + hours * HOUR_MS).setUTCHours(17, 0, 0, 0);
  const at = (later: number) => new Date(noon + later * HOUR_MS).toISOString();
  const details = { title, date: at(0), ends_at: at(1), location: 'The old mill', ...more };
  await callAs(server, 'organizer', 'save_event', { event: id, expected_version: null, details });
  return id;
}

/** Beginning in half an hour: the next one of all, whatever else there is. */
export function soon(): { readonly date: string; readonly ends_at: string } {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  return { date: at(0.5), ends_at: at(1.5) };
}

export async function callAs(server: TestServer, who: AccountName, rpc: string, args: object): Promise<unknown> {
  const { access_token: token } = await tokenOf(server, who);
  const response = await fetch(`${server.url}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: {
      apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${rpc} failed: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** Sends an RSVP past the form. Returns its id. */
export async function rsvp(
  server: TestServer,
  eventId: string,
  name: string,
  headcount: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const response = await server.insertAsVisitor('signups', {
    id,
    type: 'event',
    name,
    phone: '(207) 555-0100',
    notes: `Headcount: ${headcount}`,
    event_id: eventId,
    client_created_at: new Date().toISOString(),
    ...more,
  });
  if (!response.ok) throw new Error(`The RSVP was refused: ${response.status} ${await response.text()}`);
  return id;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A phone of its own with somebody signed in and an address open, that has all it needs for a dead spot. */
export async function openPhone(
  visitedProfile: string,
  baseURL: string,
  who: AccountName,
  path: string,
): Promise<Phone> {
  const context = await openVisited(visitedProfile, { baseURL });
  const page = await context.newPage();
  await startSignedIn(page, who);
  await page.goto(path);
  return { page, context };
}

/** The number under a word of the event's figures. */
export function figure(page: Page, word: string, label = 'Figures') {
  return page
    .getByLabel(label)
    .locator('div', { has: page.getByText(word, { exact: true }) })
    .locator('dd');
}

/** A phone whose browser reads barcodes: whatever it is told to see. Chromium on a desktop has no BarcodeDetector. */
export async function fakeScanner(page: Page, seen: string) {
  await page.addInitScript((rawValue) => {
    class FakeDetector {
      detect = async () => [{ rawValue }];
    }
    Object.assign(globalThis, { BarcodeDetector: FakeDetector });
    navigator.mediaDevices.getUserMedia = async () => {
      const picture = document.createElement('canvas');
      // A picture that never changes is never delivered.
      setInterval(() => picture.getContext('2d')?.fillRect(0, 0, 1, 1), 50);
      return picture.captureStream();
    };
  }, seen);
}
