/** The code or the link in a mail. Five wrong codes and the code is void, so that a million of them can't be tried. */
import type { MailPurpose } from '../../../../src/core/session/mailLink.ts';
import { authRefusal } from '../refusal.ts';
import { confirmAddress } from './emailChange.ts';
import { emailOf, textOf } from './fields.ts';
import { CODE_MISSES } from './guards.ts';
import { tokenHash } from './mails.ts';
import { notifyOwner } from './notify.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { dressSession } from './session/dress.ts';

/** 'email' is a sign-up's or a magic link's, whichever the token is. */
const TYPES: ReadonlySet<string> = new Set<MailPurpose>(['signup', 'recovery', 'magiclink', 'email_change', 'email']);
const isType = (type: string): type is MailPurpose => TYPES.has(type);
const invalid = () => authRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

export async function verify(parts: AuthParts, request: AuthRequest): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return toPage(parts, request);
  const { fields, address } = request;
  const type = textOf(fields, 'type', 20) ?? '';
  if (!isType(type)) throw authRefusal(400, 'validation_failed', 'Invalid email verification type');
  const sealed = textOf(fields, 'token_hash', 200);
  if (sealed !== undefined) {
    const hash = parts.mails.unsealed(sealed);
    if (hash === null) throw invalid();
    return parts.lanes.run('call', () =>
      watchingAddress(parts, request, hash, () => opened(parts, request, type, hash)),
    );
  }
  const email = (emailOf(fields) ?? '').toLowerCase();
  const token = textOf(fields, 'token', 20) ?? '';
  return parts.lanes.run('call', async () => {
    const from = parts.guards.codeFrom(address);
    // Six digits and no other text: lite hashes address and code as one, and a digit may not change sides.
    if (!/^\d{6}$/.test(token)) throw invalid();
    const hash = tokenHash(email, token);
    const answer = await tryCode(parts, email, () =>
      watchingAddress(parts, request, hash, () => opened(parts, request, type, hash)),
    );
    if (answer.ok) from.right();
    return answer;
  });
}

/** Runs `open`, and writes to the address that the account had where it has another one now. */
async function watchingAddress(
  parts: AuthParts,
  request: AuthRequest,
  hash: string,
  open: () => Promise<Response>,
): Promise<Response> {
  const { query } = parts.backend.database;
  const [before] = await query(
    `select id::text, email from auth.users where email_change_token_new = $1 or email_change_token_current = $1`,
    [hash],
  );
  const answer = await open();
  if (!before) return answer;
  const [after] = await query('select email from auth.users where id = $1', [before.id]);
  if (after && after.email !== before.email) {
    const owner = { id: String(before.id), email: String(before.email ?? '') };
    notifyOwner(parts, request, owner, { name: 'email_changed', what: String(after.email) });
  }
  return answer;
}

/** Inside a turn. A session that a mail opened says so in its token. */
async function opened(parts: AuthParts, request: AuthRequest, type: MailPurpose, hash: string): Promise<Response> {
  const open = async (token_hash: string, kind: MailPurpose) =>
    dressSession(parts, request, await request.send({ type: kind, token_hash }), 'otp');
  if (type === 'email_change' && parts.mails.asksBoth()) {
    return confirmAddress(parts, hash, (token) => open(token, type));
  }
  return open(hash, type === 'email' ? await kindOf(parts, hash) : type);
}

/** lite does not know the type 'email'. */
async function kindOf({ backend }: AuthParts, hash: string): Promise<MailPurpose> {
  const signUps = await backend.database.query('select 1 as ok from auth.users where confirmation_token = $1', [hash]);
  return signUps.length > 0 ? 'signup' : 'magiclink';
}

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
    `update auth.users set confirmation_token = null, recovery_token = null, reauthentication_token = null,
     email_change_token_current = null where email = $1`,
    [email],
  );
  await backend.database.query(
    'update auth.users set email_change_token_new = null, email_change_token_current = null where email_change = $1',
    [email],
  );
}

/**
 * A link as lite's own mails have it, opened in a browser or by a mail scanner: uses nothing up and leads to the page with the
 * button. Only the language of `redirect_to` counts, so that no link leads away from this site.
 */
function toPage({ mails }: AuthParts, { query, language }: AuthRequest): Response {
  const token = query.get('token') ?? '';
  const type = query.get('type') ?? '';
  const known = isType(type) && mails.unsealed(token) !== null;
  const page = known ? mails.pageFor(token, type, language) : mails.expiredPage(language);
  return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } });
}
