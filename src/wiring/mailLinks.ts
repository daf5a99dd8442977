/** Builds what opens the links and codes of mails. */
import { createMailLinks } from '../adapters/supabase/mailLinks.ts';
import type { MailLinkPort } from '../core/session/arrival.ts';
import { backendEnv } from './env.ts';

let built: MailLinkPort | null = null;

export function mailLinks(): MailLinkPort {
  built ??= createMailLinks(backendEnv());
  return built;
}
