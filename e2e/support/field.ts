/** A walk by its visible words: doors, results, and what the database has of them. */
import { expect, type Page } from '@playwright/test';
import { tokenOf, type AccountName } from './staff.ts';
import type { Row, TestServer } from './testServer.ts';

/** 40 doors in the organizer's hands, where nobody has knocked. */
export const MILL_STREET = 'b0000000-0000-4000-8000-000000000001';
/** On Mill Street, where the voter file says Spanish. */
export const SPANISH_DOOR = 'd0000000-0000-4000-8000-000000000003';
/** 30 doors in nobody's hands. */
export const RIDGE_ROAD = 'b0000000-0000-4000-8000-000000000003';

export const RESULTS = [
  'Not home',
  'Home',
  'Refused',
  'Not home',
  'Moved',
  'Inaccessible',
  'Deceased',
  'Language barrier',
] as const;
export type Said = (typeof RESULTS)[number];

const CODES: Record<Said, string> = {
  'Not home': 'not_home',
  Home: 'canvassed',
  Refused: 'refused',
  Moved: 'moved',
  Inaccessible: 'inaccessible',
  Deceased: 'deceased',
  'Language barrier': 'language_barrier',
};
export const codeOf = (said: Said) => CODES[said];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function takeAlong(page: Page, turf: string) {
  await page.goto('/field-ops');
  const item = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${turf}"]`) });
  await item.getByRole('button', { name: 'Take it along' }).click();
  await expect(item.getByText(/^On this phone, fetched/)).toBeVisible();
  await item.getByRole('link', { name: 'Walk', exact: true }).click();
}

/** Says what happened at the door that is open; the app goes on to the next by itself. */
export async function record(page: Page, said: Said) {
  if (said === 'Not home') return button(page, 'Not home').click();
  if (said === 'Home') {
    await button(page, 'Home').click();
    await button(page, '2 Lean').click();
    await button(page, 'Save and go on').click();
    return;
  }
  await button(page, 'Other').click();
  await button(page, said).click();
  if (said === 'Language barrier') return button(page, 'Nobody could tell').click();
  // About one person: whom, where several live there.
  const who = page.getByRole('group', { name: /^Who has (moved|died)\?$/ });
  const on = page.getByRole('button', { name: 'Not home', exact: true });
  await expect(who.or(on).first()).toBeVisible();
  if (await who.isVisible()) await who.getByRole('button').first().click();
}

export function doorNumber(page: Page, at: number, of: number) {
  return page.getByText(`Door ${at} of ${of}`, { exact: true });
}

/** What arrived for a turf, as the service role sees it. */
export function attemptsIn(server: TestServer, turf: string): Promise<Row[]> {
  return server.rows(
    'contact_attempts',
    `turf_id=eq.${turf}&select=id,household_id,result,canvasser,support,notes,supersedes,language`,
  );
}

export async function idOf(server: TestServer, name: AccountName): Promise<string> {
  return (await tokenOf(server, name)).user.id;
}
