/** What a person has beside the password: an authenticator app, a phone that gets codes, a key of Chromium's own. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect } from '../fixtures.ts';
import type { TestServer } from './testServer.ts';

const HALF_MINUTE_MS = 30_000;
/** By secret: the half minute of the last code. */
const shown = new Map<string, number>();

/**
 * What an app shows for a secret as it stands on the page. A server believes each code once and takes the next one early: a third
 * code within a minute is waited for.
 */
export async function codeOf(secret: string): Promise<string> {
  const step = Math.max(Math.floor(Date.now() / HALF_MINUTE_MS), (shown.get(secret) ?? 0) + 1);
  const early = (step - 1) * HALF_MINUTE_MS - Date.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  shown.set(secret, step);
  return new TOTP({ secret: secret.replace(/\s/g, '') }).generate({ timestamp: step * HALF_MINUTE_MS });
}

/** The last code that the server sent to a number. */
export async function codeSentTo(server: TestServer, phone: string, after = 0): Promise<string> {
  const sent = () => {
    const at = server.printed.lastIndexOf(`To: ${phone}`);
    return at < after ? null : (/\b\d{6}\b/.exec(server.printed[at + 1] ?? '')?.[0] ?? null);
  };
  await expect.poll(sent).not.toBeNull();
  return sent() ?? '';
}

/** A security key that is always at hand and touched at once. */
export async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The code in the last mail that the server sent to an address. */
export async function codeMailedTo(server: TestServer, email: string): Promise<string> {
  const sent = () => {
    const at = server.printed.findLastIndex((line) => line.includes(email));
    return at < 0 ? null : (/code: (\d{6})/.exec(server.printed.slice(at).join('\n'))?.[1] ?? null);
  };
  await expect.poll(sent).not.toBeNull();
  return sent() ?? '';
}

/** The link in the last mail that the server sent to an address. */
export async function linkSentTo(server: TestServer, email: string): Promise<string> {
  const sent = () => {
    const at = server.printed.findLastIndex((line) => line.includes(email));
    return at < 0 ? null : (/https?:\/\/\S+\/auth\/confirm#\S+/.exec(server.printed.slice(at).join('\n'))?.[0] ?? null);
  };
  await expect.poll(sent).not.toBeNull();
  return sent() ?? '';
}
