/**
 * A dead spot for everything in a browser, the worker and a freshly started browser included: the server is reached through
 * a forwarder that lets nothing through while it is off.
 */
import { connect, createServer, type Socket } from 'node:net';

export interface Airplane {
  /** The server's address as the phone sees it. */
  readonly url: string;
  setOnline(online: boolean): void;
  close(): Promise<void>;
}

export async function airplane(serverUrl: string): Promise<Airplane> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  let online = true;
  const server = createServer((phone) => {
    if (!online) {
      phone.destroy();
      return;
    }
    const there = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [phone, there],
      [there, phone],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The forwarder has no address.');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    setOnline(next) {
      online = next;
      if (!online) cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
