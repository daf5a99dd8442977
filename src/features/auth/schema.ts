/** The rules of the sign-in page's forms (specification, section 5). The backend's own rules stand behind them. */
import * as v from 'valibot';
import { codePoints, nameField, requiredEmail } from '../../forms/fields.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MESSAGE = `Password must be at least ${PASSWORD_MIN} characters`;
export const NAME_MESSAGE = 'Full name is required';

/** Never trimmed: a space may be part of it. */
const password = v.pipe(
  v.nullish(v.string(), ''),
  v.check((value) => codePoints(value) >= PASSWORD_MIN, PASSWORD_MESSAGE),
);

export const CODE_MESSAGE = 'Enter the 6 digits';

/** Some authenticators show the code in two groups. */
const code = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replace(/\s/g, '')),
  v.check((value) => /^\d{6}$/.test(value), CODE_MESSAGE),
);

export const LEADER_CODE_MESSAGE = 'Enter the 10 letters and digits';

/** As it stands in the terminal, with or without its dash, in any case. */
const leaderCode = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
  v.check((value) => value.length === 10, LEADER_CODE_MESSAGE),
);

export type AuthValues = { email: string; password: string; fullName: string };

export const signInSchema = v.object({ email: requiredEmail(), password });
export const signUpSchema = v.object({ email: requiredEmail(), password, fullName: nameField(NAME_MESSAGE) });
export const mailSchema = v.object({ email: requiredEmail() });
export const codeSchema = v.object({ code });
export const leaderCodeSchema = v.object({ code: leaderCode });
export const newPasswordSchema = v.object({ password });
