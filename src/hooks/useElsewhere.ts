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

/** As their owners write them. */
const NAMES: Readonly<Record<string, string>> = {
  azure: 'Microsoft',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

export function providerName(provider: string): string {
  const words = provider.replaceAll('_', ' ');
  return NAMES[provider] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
