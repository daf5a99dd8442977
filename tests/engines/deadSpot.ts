// The phone's way to the site: a forwarder of one loopback port. In a dead spot it cuts what stands and refuses the rest.
import net from 'node:net';

export interface DeadSpot {
  /** What the phone calls the site. */
  readonly origin: string;
  offline(): Promise<void>;
  online(): Promise<void>;
  close(): Promise<void>;
}

export async function startDeadSpot(site: string): Promise<DeadSpot> {
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
  let port = 0;

  async function online(): Promise<void> {
    if (server.listening) return;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (address !== null && typeof address !== 'string') ({ port } = address);
  }

  async function offline(): Promise<void> {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await online();
  return { origin: `http://127.0.0.1:${port}`, online, offline, close: offline };
}
