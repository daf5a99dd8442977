/** The rules of the sign-in page's forms (specification, section 5). The backend's own rules stand behind them. */
import * as v from 'valibot';
import { nameField, passwordField, requiredEmail } from '../../forms/fields.ts';
import { m } from '../../messages/messages.js';

/** As it stands in the terminal, with or without its dash, in any case. */
const leaderCode = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
  v.check((value) => value.length === 10, m.auth_leader_code_wrong),
);

export type AuthValues = { email: string; password: string; fullName: string };

export const signInSchema = v.object({ email: requiredEmail(), password: passwordField() });
export const signUpSchema = v.object({
  email: requiredEmail(),
  password: passwordField(),
  fullName: nameField(m.auth_name_missing),
});
export const mailSchema = v.object({ email: requiredEmail() });
export const leaderCodeSchema = v.object({ code: leaderCode });
export const newPasswordSchema = v.object({ password: passwordField() });
