/** POST /factors: a factor that counts for nothing until its first code was right. */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Query } from '../../../database.ts';
import { authRefusal } from '../../refusal.ts';
import { note } from '../audit.ts';
import { textOf } from '../fields.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { requireRecentProof } from '../proof.ts';
import type { Me } from '../who.ts';
import { phoneOf } from './phone.ts';
import { countFactors, type FactorType } from './rows.ts';
import { secretsOf } from './secrets.ts';

const MOST_FACTORS = 10;
/** Else an open session could add a factor, and its first answer would pass for a fresh proof. */
export const ENROLLING = { status: 403, msg: 'AAL2 required to enroll a new factor' };
const bad = (msg: string) => authRefusal(400, 'validation_failed', msg);

/** Inside a turn. */
export async function enroll(parts: AuthParts, request: AuthRequest, me: Me): Promise<Response> {
  const type = typeOf(textOf(request.fields, 'factor_type', 20));
  const name = textOf(request.fields, 'friendly_name', 100)?.trim() ?? '';
  const issuer = textOf(request.fields, 'issuer', 100)?.trim() || siteOf(parts);
  const phone = type === 'phone' ? phoneOf(request.fields) : null;
  const { database } = parts.backend;
  await forgetBegun(database.query, me.id, phone);
  const { all } = await countFactors(database.query, me.id);
  if (all >= MOST_FACTORS) {
    const msg = 'Maximum number of verified factors reached, unenroll to continue';
    throw authRefusal(403, 'too_many_enrolled_mfa_factors', msg);
  }
  await requireRecentProof(parts, me, ENROLLING);
  const secret = type === 'totp' ? new Secret({ size: 20 }) : null;
  const id = randomUUID();
  await database.transaction(async (query) => {
    const kept = await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
       values ($1::uuid, $2::uuid, $3, $4::auth.factor_type, 'unverified', now(), now(), $5, $6)
       on conflict do nothing returning id`,
      [id, me.id, name, type, secret && secretsOf(parts).seal(secret.base32), phone],
    );
    if (kept.length === 0) throw await conflict(query, me, phone, name);
    await note(query, request, me, 'factor_in_progress', { factor_id: id, factor_type: type });
  });
  const told = { id, type, friendly_name: name };
  if (!secret) return sayJson(200, phone === null ? told : { ...told, phone });
  const uri = new TOTP({ issuer, label: me.email, secret }).toString();
  return sayJson(200, { ...told, totp: { qr_code: renderSVG(uri), secret: secret.base32, uri } });
}

function typeOf(type: string | undefined): FactorType {
  if (type === 'totp' || type === 'phone' || type === 'webauthn') return type;
  throw bad('factor_type needs to be totp, phone, or webauthn');
}

function siteOf({ backend }: AuthParts): string {
  const site = backend.app.config.auth?.site_url ?? '';
  return URL.canParse(site) ? new URL(site).host : 'campaign';
}

/** What was begun and left: nobody should have to remove it before they can begin again. */
async function forgetBegun(query: Query, userId: string, phone: string | null): Promise<void> {
  await query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'
     and (created_at < now() - interval '5 minutes' or phone = $2)`,
    [userId, phone],
  );
}

async function conflict(query: Query, me: Me, phone: string | null, name: string) {
  const [same] = await query('select 1 as one from auth.mfa_factors where user_id = $1::uuid and phone = $2', [
    me.id,
    phone,
  ]);
  if (same) {
    const msg = 'A verified phone factor already exists, unenroll the existing factor to continue';
    return authRefusal(422, 'mfa_verified_factor_exists', msg);
  }
  const msg = `A factor with the friendly name "${name}" for this user already exists`;
  return authRefusal(422, 'mfa_factor_name_conflict', msg);
}
