/** Mails to an account's owner about changes that decide who can sign in. */
import { chosenMailLanguage } from './mailLanguage.ts';
import type { Notice } from './mails.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import type { Me } from './who.ts';

/**
 * Sent behind the answer: the change is made, and a mail server that is away must not undo it. `owner` has the address from before
 * the change; an account without one gets no mail.
 */
export function notifyOwner(
  { backend, background, lanes, mails }: AuthParts,
  { language }: Pick<AuthRequest, 'language'>,
  { id, email }: Pick<Me, 'id' | 'email'>,
  ...notices: readonly Notice[]
): void {
  if (email === '') return;
  const send = async (): Promise<void> => {
    const chosen = await lanes.run('call', () => chosenMailLanguage(backend.database, id));
    for (const notice of notices) await mails.notify(email, notice, chosen ?? language);
  };
  background(send().catch((error: unknown) => console.error('A mail could not be sent:', error)));
}
