/** Which addresses this browser asked a mail for: a link that answers one of them was begun here. */

const KEY = 'mail-requests';
/** As long as a mail's link works. */
const HOLDS_MS = 3_600_000;
/** More than a person asks for in an hour. */
const MOST = 5;

interface MailRequest {
  readonly email: string;
  /** Epoch ms. */
  readonly at: number;
}

const plain = (email: string) => email.trim().toLowerCase();

export function rememberMailRequest(email: string, now = Date.now()): void {
  write([...read(now).filter((one) => one.email !== plain(email)), { email: plain(email), at: now }].slice(-MOST));
}

export function isMailRequested(email: string, now = Date.now()): boolean {
  return read(now).some((one) => one.email === plain(email));
}

/** It was answered, or another person has the device. */
export function forgetMailRequests(): void {
  write([]);
}

function read(now: number): readonly MailRequest[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Array.isArray(kept) ? kept : []).filter((one: unknown) => isRequest(one) && isRecent(one.at, now));
  } catch {
    return [];
  }
}

function write(requests: readonly MailRequest[]): void {
  try {
    if (requests.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(requests));
  } catch {
    // Without storage a link asks once more.
  }
}

/** A clock that was set back makes no request last longer. */
const isRecent = (at: number, now: number) => at <= now && now - at < HOLDS_MS;

function isRequest(value: unknown): value is MailRequest {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('at' in value)) return false;
  return typeof value.email === 'string' && typeof value.at === 'number';
}
