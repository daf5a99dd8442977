/** Mail through a real SMTP server: who gets which link, and what a dead mail server does to the people who ask for one. */
import net from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackend, type Backend } from '../../supabase/local/backend.ts';
import { logLine, type LogFields } from '../../supabase/local/serve/log.ts';
import { mailBySmtp } from '../../supabase/local/serve/mail.ts';
import { unsubscribeHeaders } from '../../src/features/consent/model/link.ts';
import { testDatabase, type TestDatabase } from './support/database.ts';
import { startMailserver, type Mailserver } from './support/smtp.ts';

const SITE = 'https://campaign.example.org';
const PASSWORD = 'a-long-password';
let backend: Backend;
let database: TestDatabase;
let before: string | undefined;
const lines: string[] = [];
const log = (event: string, fields?: LogFields) => void lines.push(logLine(new Date(), event, fields));

beforeAll(async () => {
  before = process.env.SITE_URL;
  process.env.SITE_URL = SITE;
  database = await testDatabase({ seed: false });
  backend = await openBackend({ database: database.choice, seed: false });
});
afterAll(async () => {
  await backend.close();
  await database.remove();
  if (before === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = before;
});
beforeEach(() => void (lines.length = 0));

/** From now on the backend's mail goes to this port of this machine. */
function sendTo(port: number, pauses: readonly number[] = []): void {
  backend.app.drivers.email = mailBySmtp({ host: '127.0.0.1', port, from: 'Campaign <us@example.org>' }, log, pauses);
}

async function auth(path: string, body: object): Promise<{ status: number; body: string }> {
  const response = await backend.fetch(`/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}
const signUp = (email: string) => auth('signup', { email, password: PASSWORD });

describe('with a mail server', () => {
  let server: Mailserver;
  beforeAll(async () => void (server = await startMailserver()));
  afterAll(() => server.close());
  beforeEach(() => void (server.mails.length = 0));

  it('whoever signs up gets a link on the campaign’s own address, and a code that works', async () => {
    sendTo(server.port);
    const email = `${randomUUID()}@example.com`;
    expect((await signUp(email)).status).toBe(200);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 5000);
    expect(server.mails[0]).toMatchObject({ to: email });
    expect(server.mails[0]?.text).toContain(`${SITE}/auth/v1/verify?token=`);
    expect(server.mails[0]?.text).toMatch(/^From: Campaign <us@example.org>/m);
    const token = /code: (\d{6})/.exec(server.mails[0]?.text ?? '')?.[1];
    expect((await auth('verify', { type: 'signup', email, token })).status).toBe(200);
    expect((await auth('recover', { email })).status).toBe(200);
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), 5000);
    expect(server.mails[1]?.text).toMatch(/type=recovery/);
    expect(server.mails[1]?.text).toContain(`${SITE}/auth/v1/verify?token=`);
  });

  it('a mail that anybody may leave says how above its text, and a mail server that is busy leaves it to whoever keeps it', async () => {
    const mailing = mailBySmtp({ host: '127.0.0.1', port: server.port, from: 'us@example.org' }, log);
    const headers = unsubscribeHeaders(SITE, 'a'.repeat(96));
    const mail = { to: 'alma@example.com', subject: 'News', text: 'News', headers };
    await mailing.hand(mail);
    expect(server.mails[0]?.text.replaceAll(/\r\n\s+/g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/campaign\.example\.org\/functions\/v1\/unsubscribe\?t=a{96}>/m,
    );
    expect(server.mails[0]?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    server.refuse = 1;
    await expect(mailing.hand(mail)).rejects.toThrow('451');
    expect(server.mails).toHaveLength(1);
  });

  it('a mail that the server puts off is sent again, and no line of the log names anybody', async () => {
    sendTo(server.port, [50, 50]);
    server.refuse = 2;
    const email = `${randomUUID()}@example.com`;
    expect((await signUp(email)).status).toBe(200);
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 5000);
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('event=mail_sent'))).toHaveLength(1));
    expect(lines.filter((line) => line.includes('event=mail_failed'))).toHaveLength(2);
    expect(lines.join('\n')).toContain('451');
    expect(lines.join('\n')).not.toContain(email);
  });
});

describe('with a mail server that takes the call and says nothing', () => {
  const sockets = new Set<net.Socket>();
  const deaf = net.createServer((socket) => void sockets.add(socket));
  beforeAll(() => new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve)));
  afterAll(() => deaf.close());
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  it('nobody waits for it, and the answer is the same whether there is such an account or not', async () => {
    sendTo((deaf.address() as net.AddressInfo).port); // Listening on TCP, so it is an AddressInfo.
    const email = `${randomUUID()}@example.com`;
    const answers = [await signUp(email), await auth('recover', { email })];
    const stranger = await auth('recover', { email: `${randomUUID()}@example.com` });
    for (const answer of [...answers, stranger]) expect(answer).toMatchObject({ status: 200 });
    // Neither mail was given up by then: it waits for the server to say something.
    expect(lines.join('\n')).not.toContain('event=mail_');
    expect(stranger.body).toBe(answers[1]?.body);
  });
});

it('with no mail server at the address, sign-up answers as ever and the log says why nothing comes', async () => {
  const probe = await startMailserver();
  await probe.close();
  sendTo(probe.port);
  expect((await signUp(`${randomUUID()}@example.com`)).status).toBe(200);
  await vi.waitFor(() => expect(lines.join('\n')).toContain('event=mail_failed reason=ESOCKET again_in_s=never'));
});
