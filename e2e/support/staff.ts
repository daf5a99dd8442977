/** Sample accounts of every kind, how they sign in, and how a campaign manager changes roles behind a page's back. */
import type { Page } from '@playwright/test';
import { samplePassword } from '../../supabase/local/seed.ts';
import { storageKeyFor } from '../../src/adapters/supabase/storedSession.ts';
import { fillSignInForm, signInAs } from './signIn.ts';
import type { Row, TestServer } from './testServer.ts';

const DOMAIN = 'larkspurfalls.example';

/** The part of a sample account's address before the @. */
export type AccountName =
  'candidate' | 'manager' | 'advisor' | 'organizer' | 'finance' | 'content' | 'deputy' | 'newcomer';

const emailOf = (name: AccountName) => `${name}@${DOMAIN}`;

/** Fills in the form that is on the page. */
export async function fillSignIn(page: Page, name: AccountName, password = samplePassword) {
  await fillSignInForm(page, emailOf(name), password);
}

/** Through the sign-in page, as a person would; ends on the landing page. */
export async function signIn(page: Page, name: AccountName) {
  await signInAs(page, emailOf(name));
}

/** From a staff page, with something unsent on this device; ends on the sign-in page. */
export async function signOutAnyway(page: Page) {
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL('**/auth');
}

/**
 * A phone on which somebody signed in before: their session lies where the app keeps it, and the next page is theirs. The
 * sign-in page itself is told by auth-*.spec.ts; every other journey would only tell it again.
 * The phone learns their roles with the first guarded page: into a dead spot before that goes `signIn`.
 */
export function startSignedIn(page: Page, name: AccountName) {
  return startSignedInAs(page, emailOf(name));
}

export async function startSignedInAs(page: Page, email: string) {
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const session = await sessionOf({ url: origin }, email);
  await page.evaluate(
    ([key, value]) => {
      localStorage.clear();
      localStorage.setItem(key, value);
    },
    [storageKeyFor(origin), JSON.stringify(session)] as const,
  );
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** A session straight from the backend, as a mail's link would carry one. */
export function tokenOf(server: Pick<TestServer, 'url'>, name: AccountName, password = samplePassword) {
  return sessionOf(server, emailOf(name), password);
}

async function sessionOf(
  server: Pick<TestServer, 'url'>,
  email: string,
  password = samplePassword,
): Promise<TokenAnswer> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Signing in ${email} failed: ${response.status}`);
  return (await response.json()) as TokenAnswer; // GoTrue's answer to a password
}

export async function changePassword(server: TestServer, name: AccountName, from: string, to: string) {
  const { access_token: token } = await tokenOf(server, name, from);
  const response = await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: publishableKey(), authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: to }),
  });
  if (!response.ok) throw new Error(`${name} keeps the password: ${response.status} ${await response.text()}`);
}

/** A row in an account's name and by its clock, from elsewhere. */
export async function insertAs(server: TestServer, name: AccountName, table: string, row: Row): Promise<void> {
  const { access_token: token } = await tokenOf(server, name);
  const response = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: publishableKey(), authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...row, client_created_at: new Date().toISOString() }),
  });
  if (response.status !== 201) throw new Error(`${table}: ${response.status} ${await response.text()}`);
}

/** A call in the manager's name, from elsewhere. */
export function asManager(server: TestServer, rpc: string, args: Readonly<Record<string, unknown>>) {
  return callAs(server, 'manager', rpc, args);
}

/** A call in somebody's name, from elsewhere. */
export async function callAs(
  server: TestServer,
  name: AccountName,
  rpc: string,
  args: Readonly<Record<string, unknown>>,
) {
  const { access_token: token } = await tokenOf(server, name);
  const response = await fetch(`${server.url}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: { apikey: publishableKey(), authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${rpc} failed: ${response.status} ${await response.text()}`);
}

function publishableKey(): string {
  return process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
}

/** Changes the session as it is stored, behind the app's back. */
export async function changeStoredSession(page: Page, change: Readonly<Record<string, string | number>>) {
  await page.evaluate((fields) => {
    const key = Object.keys(localStorage).find((one) => /^sb-.*-auth-token$/.test(one)) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...fields }));
  }, change);
}
