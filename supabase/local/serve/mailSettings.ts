/** Which mail server the campaign sends by, from SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASS and MAIL_FROM. */
import { StartError } from '../startError.ts';

export interface MailSettings {
  host: string;
  port: number;
  /** With a user the connection must be encrypted: TLS on port 465, STARTTLS on any other. */
  user?: string;
  pass?: string;
  from: string;
}

/** Null without SMTP_HOST. Throws StartError where the rest is missing or makes no sense; no value is named in it. */
export function mailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings | null {
  const host = env.SMTP_HOST?.trim();
  if (!host) return null;
  const port = Number(env.SMTP_PORT || 587);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError('SMTP_PORT must be a number from 1 to 65535: 587 with STARTTLS, 465 with TLS.');
  }
  const from = env.MAIL_FROM?.trim() ?? '';
  if (!/^\S+@\S+$/.test(from.replace(/^.*<(.*)>$/, '$1'))) {
    throw new StartError(
      'SMTP_HOST is set, so MAIL_FROM must say whom mail comes from:\n  MAIL_FROM=campaign@example.org',
    );
  }
  const user = env.SMTP_USER?.trim();
  if (Boolean(user) !== Boolean(env.SMTP_PASS))
    throw new StartError('SMTP_USER and SMTP_PASS go together: set both or none.');
  return { host, port, from, ...(user && env.SMTP_PASS ? { user, pass: env.SMTP_PASS } : {}) };
}
