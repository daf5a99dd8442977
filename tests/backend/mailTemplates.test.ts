/**
 * The mails of a hosted project (supabase/templates, config.toml): each leads to the app's page with a button and has the code, in
 * the words and the language of the embedded server's mails. Rendered here by the part of Go's templates that they use.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/core/locale.ts';
import { parseMailLink } from '../../src/core/session/mailLink.ts';
import { mailWords, type MailName } from '../../src/features/auth/mails.ts';

const root = join(import.meta.dirname, '../..');
const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

type Data = Readonly<Record<string, string>>;

/** `{{ .Name }}`, and `{{ if … }}` with eq, or and printf. Throws for anything else. */
function rendered(template: string, data: Data): string {
  const parts = template.split(/(\{\{.*?\}\})/);
  let at = 0;
  const block = (writes: boolean): string => {
    let text = '';
    for (; at < parts.length; at++) {
      const part = parts[at] ?? '';
      const action = /^\{\{ (.*) \}\}$/.exec(part)?.[1];
      if (action === undefined) text += part;
      else if (action === 'else' || action === 'end') return writes ? text : '';
      else if (action.startsWith('if ')) {
        const holds = valueOf(action.slice(3), data) === 'true';
        at += 1;
        text += block(holds);
        if (parts[at] === '{{ else }}') {
          at += 1;
          text += block(!holds);
        }
        if (parts[at] !== '{{ end }}') throw new Error('An if has no end.');
      } else text += valueOf(action, data);
    }
    return writes ? text : '';
  };
  return block(true);
}

function valueOf(expression: string, data: Data): string {
  const words = expression.match(/\([^()]*(?:\([^()]*\)[^()]*)*\)|"[^"]*"|\S+/g) ?? [];
  const [name = '', ...rest] = words;
  if (name.startsWith('.')) return data[name.slice(1)] ?? '';
  const args = rest.map((word) => {
    if (word.startsWith('(')) return valueOf(word.slice(1, -1), data);
    return word.startsWith('"') ? word.slice(1, -1) : valueOf(word, data);
  });
  if (name === 'eq') return String(args[0] === args[1]);
  if (name === 'or') return String(args.includes('true'));
  if (name === 'printf') return (args[0] ?? '').replace(/%[sv]/, () => args[1] ?? '');
  throw new Error(`No function "${name}".`);
}

const SITE = 'https://campaign.example.org';
const TEMPLATES = [
  ['confirmation', 'confirm', 'signup', {}, null],
  ['recovery', 'recovery', 'recovery', {}, null],
  ['magic_link', 'magic_link', 'magiclink', {}, null],
  ['invite', 'invite', 'invite', {}, null],
  ['email_change', 'email_change', 'email_change', { SendingTo: 'next@example.com' }, 'new'],
  ['email_change', 'email_change_current', 'email_change', { SendingTo: 'now@example.com' }, 'current'],
] as const satisfies readonly (readonly [string, MailName, string, Data, string | null])[];

const sectionOf = (name: string) => config.split(`[auth.email.template.${name}]`)[1]?.split('\n[')[0] ?? '';
const plain = (html: string) =>
  html
    .replaceAll(/<a [^]*?<\/a>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

describe.each(LOCALES.flatMap((locale) => TEMPLATES.map((one) => [locale, ...one] as const)))(
  '%s: %s as %s',
  (locale: Locale, file, mail, purpose, more, sentTo) => {
    const data = {
      SiteURL: SITE,
      RedirectTo: locale === 'es' ? `${SITE}/es/` : `${SITE}/`,
      TokenHash: 'f00d',
      Token: '123456',
      Email: 'now@example.com',
      NewEmail: 'next@example.com',
      ...more,
    };
    const section = sectionOf(file);
    const path = /^content_path = "(.*)"$/m.exec(section)?.[1] ?? '';
    const html = rendered(readFileSync(join(root, path), 'utf8'), data);

    it('leads to the page with the button, and to nothing that a GET uses up', () => {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      expect(links).toHaveLength(1);
      const link = new URL(links[0] ?? '');
      expect(link.origin + link.pathname).toBe(`${SITE}${locale === 'es' ? '/es' : ''}/auth/confirm`);
      expect(parseMailLink(link.hash)).toEqual({ kind: 'token', tokenHash: 'f00d', purpose, sentTo });
    });

    it('says what the embedded server’s mail says, with the code', () => {
      const words = mailWords(mail, { code: '123456', link: '', what: '' }, locale);
      expect(plain(html)).toBe(words.text.split(/\s+/).join(' ').trim());
      const subject = /^subject = '(.*)'$/m.exec(section)?.[1] ?? '';
      expect(rendered(subject, data)).toBe(words.subject);
    });
  },
);

it('a site URL with a slash at its end means the same', () => {
  const section = sectionOf('confirmation');
  const subject = /^subject = '(.*)'$/m.exec(section)?.[1] ?? '';
  expect(rendered(subject, { SiteURL: `${SITE}/`, RedirectTo: `${SITE}/es/` })).toMatch(/^Confirme/);
  expect(rendered(subject, { SiteURL: SITE, RedirectTo: SITE })).toMatch(/^Confirm your/);
});
