/** One's own account over the Supabase client: factors, linked sign-ins, e-mail, other sessions. */
import type { Account, AccountPort, Got } from '../../core/session/account.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import type { AuthResult } from '../../core/session/ports.ts';
import { createAuthCalls, type AuthCalls, type AuthClient } from './authCalls.ts';
import type { BackendEnv } from './backendEnv.ts';
import { createDetachedClient } from './detachedClient.ts';
import { addKey } from './keys.ts';
import { readStoredSession, storageKeyFor, verifiedFactors } from './storedSession.ts';
import { provenAt } from './tokenClaims.ts';

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
  const beside = createAuthCalls(env, () => createDetachedClient(env, 'password-check'));

  function accountOf(user: User): Account {
    const stored = readStoredSession(localStorage, key);
    const factors = verifiedFactors(user.factors);
    const times = new Map(user.factors?.map(({ id, created_at: at }) => [id, parseTimestamp(at)]));
    return {
      email: user.email ?? '',
      nextEmail: user.new_email || null,
      factors: factors.map((factor) => ({ ...factor, addedAt: times.get(factor.id) ?? null })),
      signIns: (user.identities ?? []).map(({ identity_id: id, provider, identity_data: data }) => ({
        id,
        provider,
        email: typeof data?.['email'] === 'string' ? data['email'] : '',
      })),
      provenAt: stored === null || stored === 'unreadable' ? null : provenAt(stored.accessToken, factors.length > 0),
    };
  }

  async function read(): Promise<Got<Account>> {
    const got = await ask(async (auth) => {
      const { data, error } = await auth.getUser();
      return { data: data.user, error };
    });
    return got.ok ? { ok: true, data: accountOf(got.data) } : got;
  }

  /**
   * Whether this is the password now. A Supabase Auth server ignores `current_password` unless it is set to require it, and
   * never looks at it for a new address, so it is tried by a sign-in beside this one, which ends at once. A second factor is not
   * given there: that would sign out the person's other devices that wait for theirs. This session's own proof stands for it.
   */
  async function checkPassword(password: string): Promise<AuthResult> {
    const me = await read();
    if (!me.ok) return me;
    const { email } = me.data;
    const checked = await beside.attempt(async (auth) => {
      const { data, error } = await auth.signInWithPassword({ email, password });
      if (data.session) await auth.signOut({ scope: 'local' });
      return { error };
    });
    return !checked.ok && checked.failure.kind === 'wrong-password'
      ? { ok: false, failure: { kind: 'wrong-current-password', message: '' } }
      : checked;
  }

  /** @param current '' for an account without a password. */
  async function changeWith(current: string, change: (auth: AuthClient) => Promise<{ readonly error: unknown }>) {
    const checked = current === '' ? null : await checkPassword(current);
    return checked?.ok === false ? checked : attempt(change);
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
    changePassword: (password, current) =>
      changeWith(current, (auth) => auth.updateUser({ password, ...proofBy(current) })),
    changeEmail: (email, current) =>
      changeWith(current, (auth) => auth.updateUser({ email, ...proofBy(current) }, { emailRedirectTo: siteRoot() })),
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
