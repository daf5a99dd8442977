/** How far the change of one's own e-mail address is: which of the two addresses still has to confirm it. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Account } from '../core/session/account.ts';
import { staffApi } from './useStaff.ts';

const changeSchema = v.object({
  email: v.string(),
  new_email: v.string(),
  current_is_open: v.boolean(),
  new_is_open: v.boolean(),
  one_is_confirmed: v.boolean(),
});

export type EmailChange = v.InferOutput<typeof changeSchema>;

/** null when nothing is open, or the server does not answer. Never rejects. */
export async function askEmailChange(): Promise<EmailChange | null> {
  try {
    const answer = v.safeParse(v.array(changeSchema), await (await staffApi()).rpc('my_email_change', {}));
    return answer.success ? (answer.output[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The address whose link is still to be opened after the other one; null while both are. */
export function openAddress({ email, new_email: next, current_is_open, new_is_open }: EmailChange): string | null {
  if (current_is_open && new_is_open) return null;
  return current_is_open ? email : next;
}

/** Asked whenever the account is read again; null until there is an answer. */
export function useEmailChange(account: Account): EmailChange | null {
  const [change, setChange] = useState<EmailChange | null>(null);
  useEffect(() => {
    if (account.nextEmail === null) return;
    let gone = false;
    void askEmailChange().then((answer) => gone || setChange(answer));
    return () => {
      gone = true;
    };
  }, [account]);
  return account.nextEmail === change?.new_email ? change : null;
}
