/** The phone's way to the site: a forwarder of one loopback port. In a dead spot it cuts what stands and refuses the rest. */
import { randomInt } from 'node:crypto';
import net from 'node:net';

export interface DeadSpot {
  /** What the phone calls the site. */
  readonly origin: string;
  offline(): Promise<void>;
  online(): Promise<void>;
  close(): Promise<void>;
}

/** Below what systems give to connections that go out: a phone comes back to its port, and nobody may have it meanwhile. */
const PORTS = [15_000, 30_000] as const;

/** @param port the phone's own from an earlier time: what a browser keeps belongs to the address. */
export async function startDeadSpot(site: string, port?: number): Promise<DeadSpot> {
  const { hostname, port: to } = new URL(site);
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = net.createServer((phone) => {
    const far = net.connect(Number(to), hostname);
    for (const socket of [phone, far]) keep(socket);
    phone.on('close', () => far.destroy()).pipe(far);
    far.on('close', () => phone.destroy()).pipe(phone);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });

  async function choose(): Promise<number> {
    for (let tries = 0; ; tries++) {
      const at = randomInt(...PORTS);
      try {
        await listen(at);
        return at;
      } catch (cause) {
        if (tries > 20) throw cause;
      }
    }
  }

  let mine = port ?? 0;
  if (mine > 0) await listen(mine);
  else mine = await choose();

  async function online(): Promise<void> {
    if (!server.listening) await listen(mine);
  }

  async function offline(): Promise<void> {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return { origin: `http://127.0.0.1:${mine}`, online, offline, close: offline };
}
