/**
 * Security keys and passkeys over the Supabase client. The ceremony is asked of the browser here: the client's own asks for
 * keys that are plugged in alone (auth-js 2.119), where a phone's or a laptop's own lock should do as well.
 */
import type { AuthClient } from './authCalls.ts';

/** What the client says of a call that went wrong. */
export interface Said {
  readonly error: unknown;
}

/** In the place of the server's code (authFailure.ts). GoTrue answers 500 to a key that it does not know. */
const WRONG_KEY: Said = { error: { code: 'webauthn_refused' } };

const site = () => ({ rpId: location.hostname, rpOrigins: [location.origin] });

/** Adds the key that the browser is shown. What was begun and not finished goes. */
export async function addKey(auth: AuthClient, friendlyName: string): Promise<Said> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (!data) return { error };
  try {
    const said = await answerWithKey(auth, data.id, friendlyName);
    if (said.error) await auth.mfa.unenroll({ factorId: data.id });
    return said;
  } catch (cause) {
    await auth.mfa.unenroll({ factorId: data.id });
    throw cause;
  }
}

/** @throws DOMException what the browser says: "NotAllowedError" where no key answered. */
export async function answerWithKey(auth: AuthClient, factorId: string, name = ''): Promise<Said> {
  const { data: challenge, error } = await auth.mfa.challenge({ factorId, webauthn: site() });
  if (!challenge) return { error };
  const { type, credential_options: asked } = challenge.webauthn;
  if (type === 'create') nameUser(asked.publicKey.user, name);
  const credential = await (type === 'create'
    ? navigator.credentials.create({ publicKey: asked.publicKey as PublicKeyCredentialCreationOptions })
    : // The client types ways to carry a key that TypeScript's browser does not know yet; browsers pass over those.
      navigator.credentials.get({ publicKey: asked.publicKey as PublicKeyCredentialRequestOptions }));
  if (!(credential instanceof PublicKeyCredential)) return WRONG_KEY;
  const webauthn = { ...site(), type, credential_response: credential };
  // One type for both ceremonies is none of the client's two; it looks at `type` itself.
  const verified = await auth.mfa.verify({ factorId, challengeId: challenge.id, webauthn: webauthn as never });
  return verified.error?.status === 500 ? WRONG_KEY : { error: verified.error };
}

/** Browsers refuse a key for somebody without a name. */
function nameUser(user: PublicKeyCredentialUserEntity, name: string): void {
  user.name ||= name;
  user.displayName ||= user.name;
}
