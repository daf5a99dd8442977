/** A port of the loopback that nobody uses at this moment. */
import net from 'node:net';

/** Rejects when the system gives none. Somebody else may take it before it is used: ask again where that matters. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
