/** Second factors: what an account can have beside its password, and how one is given. */

/** An authenticator app, a phone that gets codes, a security key or passkey. */
export type FactorKind = 'totp' | 'phone' | 'webauthn';

/** A way to prove who one is beside the password. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: FactorKind;
  /** What its owner calls it; '' for nothing. */
  readonly name: string;
}

/** A second factor as it is given: what an app shows or a phone was sent, or a key that is asked by the browser. */
export type Proof =
  | { readonly kind: 'totp' | 'phone'; readonly factorId: string; readonly code: string }
  | { readonly kind: 'webauthn'; readonly factorId: string };
