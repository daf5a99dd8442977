/** Links and codes from mails for components, and what this browser asked a mail for. */
import type { MailLinkPort } from '../core/session/arrival.ts';
import type { Got } from '../core/session/account.ts';
import { noSession } from './authWords.ts';

export { forgetMailRequests, isMailRequested, rememberMailRequest } from '../adapters/browser/mailRequests.ts';

/** The code may be out of reach offline, or broken: then that is the answer. Never rejects. */
export async function askMailLinks<T>(call: (links: MailLinkPort) => Promise<Got<T>>): Promise<Got<T>> {
  try {
    const { mailLinks } = await import('../wiring/mailLinks.ts');
    return await call(mailLinks());
  } catch (cause) {
    return noSession(cause);
  }
}
