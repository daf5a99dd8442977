/** One's own account over the Supabase client: factors, linked sign-ins, e-mail, other sessions. */
import type { Account, AccountPort, Got } from '../../core/session/account.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import type { AuthCalls, AuthClient } from './authCalls.ts';
import type { BackendEnv } from './backendEnv.ts';
import { addKey } from './keys.ts';
import { provenAt, readStoredSession, storageKeyFor, verifiedFactors } from './storedSession.ts';

export interface AccountOptions {
  readonly env: BackendEnv;
  readonly calls: AuthCalls;
  /** Where a mail's link leads back to, in the language that is spoken. */
  readonly siteRoot: () => string;
}

type User = NonNullable<Awaited<ReturnType<AuthClient['getUser']>>['data']['user']>;

export function createAccountPort({ env, calls, siteRoot }: AccountOptions): AccountPort {
  const { attempt, ask } = calls;
  const key = storageKeyFor(env.url);

  function accountOf(user: User): Account {
    const stored = readStoredSession(localStorage, key);
    const times = new Map(user.factors?.map(({ id, created_at: at }) => [id, parseTimestamp(at)]));
    return {
      email: user.email ?? '',
      nextEmail: user.new_email || null,
      factors: verifiedFactors(user.factors).map((factor) => ({ ...factor, addedAt: times.get(factor.id) ?? null })),
      signIns: (user.identities ?? []).map(({ identity_id: id, provider, identity_data: data }) => ({
        id,
        provider,
        email: typeof data?.['email'] === 'string' ? data['email'] : '',
      })),
      provenAt: stored === null || stored === 'unreadable' ? null : provenAt(stored.accessToken),
    };
  }

  async function read(): Promise<Got<Account>> {
    const got = await ask(async (auth) => {
      const { data, error } = await auth.getUser();
      return { data: data.user, error };
    });
    return got.ok ? { ok: true, data: accountOf(got.data) } : got;
  }

  return {
    read,
    addApp: (friendlyName) =>
      ask(async (auth) => {
        await forgetUnfinished(auth, friendlyName);
        const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName });
        return { data: data && { factorId: data.id, uri: data.totp.uri, secret: data.totp.secret }, error };
      }),
    addPhone: (friendlyName, phone) =>
      ask(async (auth) => {
        await forgetUnfinished(auth, friendlyName);
        const { data, error } = await auth.mfa.enroll({ factorType: 'phone', friendlyName, phone });
        return { data: data && { factorId: data.id }, error };
      }),
    addKey: (friendlyName) =>
      attempt(async (auth) => {
        await forgetUnfinished(auth, friendlyName);
        return addKey(auth, friendlyName);
      }),
    removeFactor: (factorId) =>
      attempt(async (auth) => {
        const { error } = await auth.mfa.unenroll({ factorId });
        // The token says what is so: after the last factor the next one is of the lower level.
        if (!error) await auth.refreshSession();
        return { error };
      }),
    changePassword: (password, current) => attempt((auth) => auth.updateUser({ password, ...proofBy(current) })),
    changeEmail: (email, current) =>
      attempt((auth) => auth.updateUser({ email, ...proofBy(current) }, { emailRedirectTo: siteRoot() })),
    unlink: (signInId) =>
      attempt(async (auth) => {
        const { data, error } = await auth.getUserIdentities();
        const identity = data?.identities.find(({ identity_id: id }) => id === signInId);
        if (error) return { error };
        // Gone already is what was wanted.
        return identity ? auth.unlinkIdentity(identity) : { error: null };
      }),
    endOthers: () => attempt((auth) => auth.signOut({ scope: 'others' })),
  };
}

const proofBy = (current: string) => (current === '' ? {} : { current_password: current });

/** What was begun under this name and never confirmed stands in its own way. */
async function forgetUnfinished(auth: AuthClient, name: string): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  const left = data?.all.filter(({ status, friendly_name: one }) => status === 'unverified' && one === name) ?? [];
  for (const { id: factorId } of left) await auth.mfa.unenroll({ factorId });
}
