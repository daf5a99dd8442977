/** Accounts elsewhere for components: which providers this server is set up for, what they are called, and the way there. */
import { useEffect, useState } from 'react';
import type { ElsewherePort } from '../core/session/elsewhere.ts';
import type { Got } from '../core/session/account.ts';
import type { AuthResult } from '../core/session/ports.ts';
import { noSession } from './authWords.ts';

/** The code may be out of reach in a dead spot, or broken: then that is the answer. Never rejects. */
export async function askElsewhere<R extends AuthResult | Got<string>>(
  call: (elsewhere: ElsewherePort) => Promise<R>,
): Promise<R | (AuthResult & { readonly ok: false })> {
  try {
    const { elsewhere } = await import('../wiring/elsewhere.ts');
    return await call(elsewhere());
  } catch (cause) {
    return noSession(cause);
  }
}

/** [] while nobody has answered, and in a dead spot: nobody signs in elsewhere from there. */
export function useProviders(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    void import('../wiring/elsewhere.ts')
      .then(({ elsewhere }) => elsewhere().providers())
      .then(
        (found) => !gone && setNames(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  return names;
}

/** By its name in the server's settings: "linkedin_oidc" is Linkedin to people. */
export function providerName(provider: string): string {
  const words = provider.replace(/_oidc$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
