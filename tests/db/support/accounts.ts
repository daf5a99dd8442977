/** People who register during a test, and the mail they get. The backend prints mail instead of sending it. */
import { vi } from 'vitest';
import { samplePassword } from '../../../supabase/local/seed.ts';
import type { World } from './world.ts';

export interface Mailbox {
  /** Who got mail, in order. */
  receivers(): string[];
  /** The newest mail to the address as it was printed; '' if there is none. */
  newest(email: string): string;
  /** The code in the newest mail to the address. Throws if there is none. */
  codeFor(email: string): string;
  /** The link in the newest mail to the address. Throws if there is none. */
  linkFor(email: string): string;
  close(): void;
}

/** Catches what the backend would print, until it is closed. */
export function openMailbox(): Mailbox {
  const mails: { to: string; text: string }[] = [];
  const spy = vi.spyOn(console, 'info').mockImplementation((text: unknown) => {
    const to = /^To: (.*)$/m.exec(String(text))?.[1];
    if (to !== undefined) mails.push({ to, text: String(text) });
  });
  const newest = (email: string) => mails.findLast(({ to }) => to === email)?.text ?? '';
  return {
    receivers: () => mails.map(({ to }) => to),
    newest,
    codeFor(email) {
      const code = /\b\d{6}\b/.exec(newest(email))?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${email}.`);
      return code;
    },
    linkFor(email) {
      const link = /https?:\/\/\S+/.exec(newest(email))?.[0];
      if (link === undefined) throw new Error(`No link was sent to ${email}.`);
      return link;
    },
    close: () => spy.mockRestore(),
  };
}

/** A request to /auth/v1. Returns the status and the answer's fields. */
export async function auth(
  world: World,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number } & Record<string, unknown>> {
  const response = await world.backend.fetch(`/auth/v1/${path}`, {
    method,
    headers: {
      apikey: world.backend.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { ...(await response.json()), status: response.status };
}

/** Registers an account, not yet confirmed, and returns its id. */
export async function register(world: World, email: string, full_name = 'Somebody New'): Promise<string> {
  const answer = await auth(world, 'POST', 'signup', { email, password: samplePassword, data: { full_name } });
  if (typeof answer.id !== 'string') throw new Error(`${email} cannot register: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** Confirms with the code from the mail and returns the access token. */
export async function confirm(world: World, email: string, token: string, type = 'signup'): Promise<string> {
  const answer = await auth(world, 'POST', 'verify', { type, email, token });
  if (typeof answer.access_token !== 'string') throw new Error(`${email} is not confirmed: ${JSON.stringify(answer)}`);
  return answer.access_token;
}
