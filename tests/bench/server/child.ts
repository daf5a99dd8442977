/** What the bench's server processes have in common: their size, the line that says they are ready, their end. */
import type http from 'node:http';
import type { Size } from './town.ts';

export function sizeFromEnv(): Size {
  return { phones: Number(process.env['PHONES'] ?? 200), doors: Number(process.env['DOORS'] ?? 40) };
}

/** Prints `{"url": …}` with `more`, once it listens. `close` runs when whoever started this process ends its input. */
export async function listenAndTell(
  server: http.Server,
  more: Readonly<Record<string, string>>,
  close: () => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address.');
  console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}`, ...more }));
  process.stdin.resume().on('end', () => {
    server.closeAllConnections();
    server.close();
    void close().finally(() => process.exit(0));
  });
}
