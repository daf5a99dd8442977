// A real mail server on loopback for tests: it keeps what it takes.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailserver {
  port: number;
  /** Every mail as it came over the wire, with soft line breaks undone, in order. */
  mails: { to: string; text: string }[];
  /** How many of the next mails are put off with 451, as a busy server does. */
  refuse: number;
  close(): Promise<void>;
}

export async function startMailserver(port = 0): Promise<Mailserver> {
  const mails: Mailserver['mails'] = [];
  const state: Mailserver = { port, mails, refuse: 0, close: () => new Promise((resolve) => server.close(resolve)) };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  state.port = (server.server.address() as AddressInfo).port; // Listening on TCP, so it is an AddressInfo.
  return state;
}
