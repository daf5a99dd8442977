/** Signing in with a password: after a few wrong ones with growing pauses, and as slow for an account that is not there. */
import { authRefusal } from '../refusal.ts';
import { emailOf, textOf } from './fields.ts';
import { isPassword, withKnown } from './hashing.ts';
import { dressSession } from './session/dress.ts';
import { errorCode, type AuthParts, type AuthRequest } from './parts.ts';
import { rememberPlace, tryPassword } from './tryPassword.ts';

export function signIn(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { backend, lanes, hashing } = parts;
  const email = (emailOf(request.fields) ?? '').toLowerCase();
  const password = textOf(request.fields, 'password', 1_000) ?? '';
  const find = () => backend.database.query('select encrypted_password from auth.users where email = $1', [email]);
  return hashing.run('auth', async () => {
    // In its turn, not before: of many at once each sees what the ones before it came to.
    const attempt = await tryPassword(parts, request, email, (known) => lanes.run('auth', known));
    const [user] = await lanes.run('auth', find);
    const against = typeof user?.encrypted_password === 'string' ? user.encrypted_password : null;
    const right = await isPassword(password, against);
    const answer = await lanes.run('auth', () =>
      withKnown({ password, against: against ?? '', right }, async () =>
        dressSession(parts, request, await request.send({ email, password }), 'password'),
      ),
    );
    if (answer.status >= 500) attempt.undone();
    else if (right) attempt.right();
    if (answer.ok) await rememberPlace(parts, request, email, answer);
    // lite says so to whoever knows the address; only who knows the password may hear it.
    if (!right && errorCode(answer) === 'email_not_confirmed') {
      throw authRefusal(400, 'invalid_credentials', 'Invalid login credentials');
    }
    return answer;
  });
}
