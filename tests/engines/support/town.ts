/** What a journey needs of the town before a phone comes: who is who, an event to answer, a rule changed. */
import { inject } from 'vitest';
import { samplePassword } from '../../../supabase/local/seed.ts';
import { storageKeyFor } from '../../../src/adapters/supabase/storedSession.ts';
import { accountOf, type Person } from '../../db/support/people.ts';
import type { Tab } from '../phone.ts';

const HOUR_MS = 3_600_000;

export const accountIdOf = (who: Person): string => accountOf(who)?.id ?? '';

/** Through the sign-in page, as a person would; ends on `path`. */
export async function signInAt(tab: Tab, who: Person, path: string): Promise<void> {
  await tab.open(`/auth?to=${encodeURIComponent(path)}`);
  await tab.fill(/^Email/, accountOf(who)?.email ?? '');
  await tab.fill(/^Password/, samplePassword);
  await tab.press('button', 'Sign in');
  await tab.sees(/Welcome back!/);
}

/**
 * On a phone where this person signed in before: the session lies where the app keeps it, and the next page is theirs. The sign-in page
 * has a journey of its own.
 */
export async function startSignedIn(tab: Tab, who: Person): Promise<void> {
  await tab.open('/robots.txt');
  const key = storageKeyFor(await tab.eval(() => location.origin));
  await tab.eval((name, session) => localStorage.setItem(name, session), key, JSON.stringify(await sessionOf(who)));
}

/** A public event in so many hours, past the form. Returns its id. */
export async function insertEvent(title: string, hours: number): Promise<string> {
  const id = crypto.randomUUID();
  const at = (later: number) => new Date(Date.now() + later * HOUR_MS).toISOString();
  const details = { title, date: at(hours), ends_at: at(hours + 1), location: 'The old mill' };
  await callAs('organizer', 'save_event', { event: id, expected_version: null, details });
  return id;
}

/** A call in somebody's name, from elsewhere. */
export async function callAs(who: Person, rpc: string, args: object): Promise<void> {
  const { access_token: token } = await sessionOf(who);
  await post(`/rest/v1/rpc/${rpc}`, args, { authorization: `Bearer ${token}` });
}

interface Session {
  readonly access_token: string;
}

async function sessionOf(who: Person): Promise<Session> {
  const answer = await post(
    '/auth/v1/token?grant_type=password',
    { email: accountOf(who)?.email, password: samplePassword },
    {},
  );
  return (await answer.json()) as Session; // GoTrue's answer to a password
}

async function post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch(`${inject('site')}${path}`, {
    method: 'POST',
    headers: { apikey: inject('publishableKey'), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
