/** That nobody keeps a connection, and an answer in memory, by not reading it. */
import net from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../supabase/local/serve/http.ts';

it('an answer that nobody reads is given up; one that is read slowly is not', async () => {
  const answer = Buffer.alloc(40_000_000);
  const gateway = {
    handle: (_: unknown, response: { end(body: Buffer): void }) => response.end(answer),
    drain: async () => undefined,
  };
  const { port, close } = await listen(gateway, () => undefined, '127.0.0.1', 0, 400);
  const ask = (read: (socket: net.Socket) => void) =>
    new Promise<number>((resolve) => {
      let bytes = 0;
      const socket = net.connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
      const settle = (): void => {
        socket.destroy();
        resolve(bytes);
      };
      socket.on('data', (part) => {
        bytes += part.length;
        if (bytes > answer.length) settle();
      });
      socket.on('error', settle).on('close', settle);
      socket.pause();
      read(socket);
    });
  const never = ask((socket) => void setTimeout(() => socket.resume(), 1500));
  const slowly = ask((socket) => {
    const sips = setInterval(() => {
      socket.resume();
      setTimeout(() => socket.pause(), 20);
    }, 100);
    socket.once('close', () => clearInterval(sips));
  });
  expect(await never).toBeLessThan(answer.length);
  expect(await slowly).toBeGreaterThan(answer.length);
  await close();
});
