/** Links and codes from mails over a Supabase client of their own, so that opening one changes nothing on this device. */
import type { MailLinkPort, Opened } from '../../core/session/arrival.ts';
import { createAuthCalls, type AuthClient } from './authCalls.ts';
import type { BackendEnv } from './backendEnv.ts';
import { createDetachedClient } from './detachedClient.ts';

type Session = Awaited<ReturnType<AuthClient['refreshSession']>>['data']['session'];

export function createMailLinks(env: BackendEnv): MailLinkPort {
  const { ask, attempt } = createAuthCalls(env, () => createDetachedClient(env, 'mail-link'));

  /** A confirmation that is the first of two is answered without a session and without an error. */
  const verified = (session: Session): Opened => (session ? openedBy(session) : { kind: 'first-of-two' });

  return {
    openToken: ({ tokenHash, purpose }) =>
      ask(async (auth) => {
        const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: purpose });
        return { data: error ? null : verified(data.session), error };
      }),
    openCode: ({ purpose, email, code }) =>
      ask(async (auth) => {
        const { data, error } = await auth.verifyOtp({ email, token: code, type: purpose });
        return { data: error ? null : verified(data.session), error };
      }),
    openSession: (refreshToken) =>
      ask(async (auth) => {
        const { data, error } = await auth.refreshSession({ refresh_token: refreshToken });
        return { data: data.session && openedBy(data.session), error };
      }),
    refuse: () => attempt((auth) => auth.signOut({ scope: 'local' })).then(() => undefined),
  };
}

function openedBy({ user, refresh_token: refreshToken }: NonNullable<Session>): Opened {
  const { full_name: fullName } = user.user_metadata;
  return {
    kind: 'session',
    arrival: {
      userId: user.id,
      email: user.email ?? '',
      fullName: typeof fullName === 'string' ? fullName : '',
      refreshToken,
    },
  };
}
