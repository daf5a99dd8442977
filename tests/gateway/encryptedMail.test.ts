/** That the mail account's password goes to the campaign's own mail server alone, and never in the clear. */
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logLine, type LogFields } from '../../supabase/local/serve/log.ts';
import { mailBySmtp, type Mailing } from '../../supabase/local/serve/mail.ts';
import { localhostPem, startMailserver, type Mailserver, type MailserverOptions } from '../db/support/smtp.ts';

const account = { user: 'us@example.org', pass: 'a password of mail' };
const known = tls.getCACertificates('default');
const lines: string[] = [];
const log = (event: string, fields: LogFields = {}) => void lines.push(logLine(new Date(), event, fields));
let server: Mailserver;

// As a certificate of a public authority is known to the machine.
beforeAll(() => tls.setDefaultCACertificates([...known, localhostPem]));
afterAll(() => tls.setDefaultCACertificates(known));
beforeEach(() => void (lines.length = 0));
afterEach(() => server.close());

async function mailing(options: MailserverOptions, pass = account.pass): Promise<Mailing> {
  server = await startMailserver(options);
  return mailBySmtp({ host: 'localhost', port: server.port, ...account, pass, from: 'us@example.org' }, log, []);
}
async function send(by: Mailing): Promise<void> {
  await by.send({ to: 'ada@example.com', subject: 'Hello', text: 'Welcome.' });
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000);
}

it('is sent after STARTTLS and a sign-in', async () => {
  await send(await mailing({ account }));
  expect(lines[0]).toContain('event=mail_sent');
  expect(server.signIns).toEqual([{ user: account.user, encrypted: true }]);
  expect(server.mails).toMatchObject([{ to: 'ada@example.com' }]);
});

it('is not sent with a wrong password, and the log names neither password nor address', async () => {
  await send(await mailing({ account }, 'another password'));
  expect(lines[0]).toMatch(/event=mail_failed reason="?EAUTH 535/);
  expect(lines[0]).not.toMatch(/another|ada@|us@/);
  expect(server.mails).toEqual([]);
});

it('tells the password to no server that offers to take it in the clear', async () => {
  await send(await mailing({ account, starttls: false }));
  expect(lines[0]).toContain('event=mail_failed');
  expect(server.signIns).toEqual([]);
});

it('tells the password to no server whose certificate nobody vouches for', async () => {
  tls.setDefaultCACertificates(known);
  try {
    await send(await mailing({ account }));
  } finally {
    tls.setDefaultCACertificates([...known, localhostPem]);
  }
  expect(lines[0]).toContain('event=mail_failed');
  expect(server.signIns).toEqual([]);
});
