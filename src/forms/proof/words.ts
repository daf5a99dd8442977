/** What a second factor is called, with its owner's name for it where it has one. */
import type { FactorKind, SecondFactor } from '../../core/session/factors.ts';
import { m } from '../../messages/messages.js';

interface Said {
  readonly named: (inputs: { readonly name: string }) => string;
  readonly unnamed: () => string;
}

const LEADS: Readonly<Record<FactorKind, Said>> = {
  totp: { named: m.proof_lead_totp, unnamed: m.proof_lead_totp_unnamed },
  phone: { named: m.proof_lead_phone, unnamed: m.proof_lead_phone_unnamed },
  webauthn: { named: m.proof_lead_webauthn, unnamed: m.proof_lead_webauthn_unnamed },
};
const WAYS: Readonly<Record<FactorKind, Said>> = {
  totp: { named: m.proof_by_totp, unnamed: m.proof_by_totp_unnamed },
  phone: { named: m.proof_by_phone, unnamed: m.proof_by_phone_unnamed },
  webauthn: { named: m.proof_by_webauthn, unnamed: m.proof_by_webauthn_unnamed },
};

const say = ({ named, unnamed }: Said, { name }: SecondFactor) => (name === '' ? unnamed() : named({ name }));

/** What to do with it. */
export const leadOf = (factor: SecondFactor): string => say(LEADS[factor.kind], factor);
/** What it is. */
export const wayOf = (factor: SecondFactor): string => say(WAYS[factor.kind], factor);
