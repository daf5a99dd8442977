/** A real mail server on loopback for tests: it keeps what it takes. */
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface Mailserver {
  port: number;
  /** Every mail as it came over the wire, with soft line breaks undone, in order. */
  mails: { to: string; text: string }[];
  /** Who signed in, in order, and whether the line was encrypted when the password came. */
  signIns: { user: string; encrypted: boolean }[];
  /** How many of the next mails are put off with 451, as a busy server does. */
  refuse: number;
  close(): Promise<void>;
}

export interface MailserverOptions {
  readonly port?: number;
  /** Takes mail after this sign-in alone, encrypted by STARTTLS (unless `starttls` is false). */
  readonly account?: { readonly user: string; readonly pass: string };
  readonly starttls?: boolean;
}

/** Key and certificate of the test servers for `localhost`. */
export const localhostPem = fs.readFileSync(path.join(import.meta.dirname, 'localhost.pem'), 'utf8');

export async function startMailserver({
  port = 0,
  account,
  starttls = true,
}: MailserverOptions = {}): Promise<Mailserver> {
  const mails: Mailserver['mails'] = [];
  const signIns: Mailserver['signIns'] = [];
  const state: Mailserver = {
    port,
    mails,
    signIns,
    refuse: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  const server = new SMTPServer({
    authOptional: account === undefined,
    // A careless server takes passwords in the clear; that is what is not to be sent to it.
    allowInsecureAuth: true,
    disabledCommands: account === undefined ? ['AUTH', 'STARTTLS'] : starttls ? [] : ['STARTTLS'],
    key: localhostPem,
    cert: localhostPem,
    onAuth({ username = '', password }, session, done) {
      signIns.push({ user: username, encrypted: session.secure });
      if (username === account?.user && password === account.pass) return done(null, { user: username });
      done(new Error('Wrong password'));
    },
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        if (state.refuse > 0) {
          state.refuse -= 1;
          return done(Object.assign(new Error('Busy, try again'), { responseCode: 451 }));
        }
        const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
        done();
      });
    },
  });
  // A client that breaks off, over a certificate for instance, is its own affair.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  state.port = (server.server.address() as AddressInfo).port; // Listening on TCP, so it is an AddressInfo.
  return state;
}
