/** POST /factors/:id/challenge: what a factor has to answer within five minutes, from the address that asked. */
import { randomInt, randomUUID } from 'node:crypto';
import { note } from '../audit.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { addressOf } from '../session/open.ts';
import type { Me } from '../who.ts';
import { optionsFor } from './passkeys.ts';
import { CHALLENGE_SECONDS, factorOf } from './rows.ts';
import { secretsOf } from './secrets.ts';

/** Inside a turn. */
export async function challenge(parts: AuthParts, request: AuthRequest, me: Me, factorId: string): Promise<Response> {
  const { database } = parts.backend;
  const factor = await factorOf(database.query, me, factorId);
  const type = factor.factor_type;
  if (type === 'phone') parts.guards.text(factor.phone ?? '', request.address);
  const code = type === 'phone' ? String(randomInt(1_000_000)).padStart(6, '0') : null;
  const asked = type === 'webauthn' ? await optionsFor(parts, me, factor) : null;
  const id = randomUUID();
  await database.transaction(async (query) => {
    await query(`delete from auth.mfa_challenges where created_at < now() - interval '1 day'`);
    await query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
       values ($1::uuid, $2::uuid, now(), $3::inet, $4, $5::text::jsonb)`,
      [
        id,
        factor.id,
        addressOf(request) ?? '0.0.0.0',
        code && secretsOf(parts).seal(code),
        asked && JSON.stringify({ challenge: asked.publicKey.challenge }),
      ],
    );
    await query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1::uuid', [factor.id]);
    await note(query, request, me, 'challenge_created', { factor_id: factor.id, factor_type: type });
  });
  if (code !== null) await parts.sendText(`+${factor.phone ?? ''}`, `Your code is ${code}`);
  const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
  if (asked === null) return sayJson(200, { id, type, expires_at });
  const doing = factor.status === 'verified' ? 'request' : 'create';
  return sayJson(200, { id, type, expires_at, webauthn: { type: doing, credential_options: asked } });
}
