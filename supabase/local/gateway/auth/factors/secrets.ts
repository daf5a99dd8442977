/** Secrets of factors as they lie in the database: encrypted, so that a backup or a read table enrols nobody's phone anew. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AuthParts } from '../parts.ts';

const FORM = 'v1';

export interface Secrets {
  seal(secret: string): string;
  /** Throws for what was not sealed with this server's key. */
  open(sealed: string): string;
}

/** AES-256-GCM with a key that follows from AUTH_ENCRYPTION_KEY, or from the secret of the tokens where that is not set. */
export function secretsOf({ backend }: Pick<AuthParts, 'backend'>): Secrets {
  const secret = process.env.AUTH_ENCRYPTION_KEY?.trim() || (backend.app.config.auth?.jwt_secret ?? '');
  if (secret === '') throw new Error('Without SUPABASE_JWT_SECRET no factor can be kept.');
  const key = Buffer.from(hkdfSync('sha256', secret, 'campaign-hub', 'secrets of factors', 32));
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [FORM, nonce, sealed, cipher.getAuthTag()]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(text) {
      const [form, ...rest] = text.split('.');
      const [nonce, sealed, tag] = rest.map((part) => Buffer.from(part, 'base64url'));
      if (form !== FORM || !nonce || !sealed || !tag) throw new Error('This is no sealed secret.');
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}
