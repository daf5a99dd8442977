/** How a new account is described, whether it was made just now or the address has one already: the same to the byte. */
import type { Fields } from './fields.ts';

export type NewUser = { readonly id: string } & Fields;

/** The moment that a version 7 UUID holds, epoch ms. */
export const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** @param id made by uuid's v7, as lite's are: what the answer says of times is in it, to the millisecond. */
export function newUser(id: string, identityId: string, email: string, data: Fields): NewUser {
  const { full_name } = data;
  const said = {
    sub: id,
    email,
    ...(full_name === undefined ? {} : { full_name }),
    email_verified: false,
    phone_verified: false,
  };
  const time = new Date(madeAt(id)).toISOString();
  const identity = { identity_id: identityId, id, user_id: id, identity_data: said, provider: 'email' };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: said,
    identities: [{ ...identity, last_sign_in_at: time, created_at: time, updated_at: time, email }],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
    confirmation_sent_at: time,
  };
}
