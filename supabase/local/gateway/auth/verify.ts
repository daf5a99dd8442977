/** The code or the link in a mail. Five wrong codes and the code is void, so that a million of them can't be tried. */
import { authRefusal } from '../refusal.ts';
import { emailOf, textOf } from './fields.ts';
import { CODE_MISSES } from './guards.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { dressSession } from './session/dress.ts';

const TYPES: readonly string[] = ['signup', 'recovery', 'magiclink', 'email_change'];
const invalid = () => authRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

export async function verify(parts: AuthParts, request: AuthRequest): Promise<Response> {
  if (request.method === 'GET') return openLink(parts, request);
  const { fields, address } = request;
  const type = textOf(fields, 'type', 20) ?? '';
  if (!TYPES.includes(type)) throw authRefusal(400, 'validation_failed', 'Invalid email verification type');
  const sealed = textOf(fields, 'token_hash', 200);
  if (sealed !== undefined) {
    const token_hash = parts.mails.unsealed(sealed);
    if (token_hash === null) throw invalid();
    return parts.lanes.run('call', () => opened(parts, request, request.send({ type, token_hash })));
  }
  const email = (emailOf(fields) ?? '').toLowerCase();
  const token = textOf(fields, 'token', 20) ?? '';
  return parts.lanes.run('call', async () => {
    const from = parts.guards.codeFrom(address);
    // Six digits and no other text: lite hashes address and code as one, and a digit may not change sides.
    if (!/^\d{6}$/.test(token)) throw invalid();
    const answer = await tryCode(parts, email, () => opened(parts, request, request.send({ type, email, token })));
    if (answer.ok) from.right();
    return answer;
  });
}

/** A session that a mail opened says so in its token. */
const opened = async (parts: AuthParts, request: AuthRequest, answer: Promise<Response>): Promise<Response> =>
  dressSession(parts, request, await answer, 'otp');

/** Counts before it asks, so that of many codes at once no more are looked at. Throws a Refusal for a code that is void. */
export async function tryCode(parts: AuthParts, email: string, ask: () => Promise<Response>): Promise<Response> {
  const { codes } = parts.guards;
  if (codes.count(email) >= CODE_MISSES) throw invalid();
  codes.begin(email);
  const misses = codes.count(email);
  const answer = await ask();
  if (answer.ok) codes.right(email);
  else if (misses >= CODE_MISSES) await makeVoid(parts, email);
  return answer;
}

/** Also after a restart, which forgets the count. */
async function makeVoid({ backend }: AuthParts, email: string): Promise<void> {
  await backend.database.query(
    `update auth.users set confirmation_token = null, recovery_token = null, reauthentication_token = null where email = $1`,
    [email],
  );
  await backend.database.query(
    'update auth.users set email_change_token_new = null, email_change_token_current = null where email_change = $1',
    [email],
  );
}

/** A link from a mail, opened in a browser: lite answers with a way back to the app, good or bad. */
function openLink(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { mails, lanes } = parts;
  const query = new URLSearchParams(request.query);
  // What was not made here is no token; lite then says that the link is invalid.
  query.set('token', mails.unsealed(query.get('token') ?? '') ?? 'none');
  const sent = () => request.send(undefined, `/auth/v1/verify?${query.toString()}`);
  return lanes.run('call', () => opened(parts, request, sent()));
}
