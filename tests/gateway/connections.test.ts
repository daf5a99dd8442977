/** That one address can't keep others from connecting. Addresses of the loopback's own net stand for clients. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../supabase/local/serve/http.ts';
import { boundConnections } from '../../supabase/local/serve/connections.ts';

const open = new Set<net.Socket>();
let server: http.Server | undefined;
afterEach(() => {
  for (const socket of open) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** Answers after `ms`, and bounds its connections to `most`. */
async function listening(most: number, ms = 0): Promise<number> {
  server = http.createServer((request, response) => {
    const arrived = new Promise<boolean>((resolve) => {
      request
        .resume()
        .once('end', () => resolve(true))
        .once('error', () => resolve(false));
    });
    void arrived.then((whole) => sleep(whole ? ms : 0)).then(() => response.end('well'));
  });
  boundConnections(server, most);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // it listens on TCP
}

const connect = (port: number, localAddress: string, bytes: string): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    open.add(socket);
    socket.once('error', reject).once('connect', () => {
      socket.off('error', reject).on('error', () => undefined);
      socket.write(bytes);
      resolve(socket);
    });
  });

const answered = (port: number, localAddress: string): Promise<number> =>
  new Promise((resolve) => {
    const request = http.get({ port, host: '127.0.0.1', localAddress, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
  });

const SLOW = {
  'a head': 'GET / HTTP/1.1\r\nHost: x\r\nx-a: ',
  'a body': 'POST / HTTP/1.1\r\nHost: x\r\ncontent-length: 1000\r\n\r\n{',
};

it.each(Object.entries(SLOW))(
  'a client that keeps all connections with %s that never ends keeps nobody else out',
  async (_, bytes) => {
    const port = await listening(50);
    for (let n = 0; n < 60; n++) await connect(port, '127.0.0.2', bytes);
    const honest = await Promise.all(Array.from({ length: 20 }, (__, n) => answered(port, `127.0.1.${n + 1}`)));
    expect(honest).toEqual(Array.from({ length: 20 }, () => 200));
  },
);

it('a request that is being answered is not cut off by those who come after it', async () => {
  const port = await listening(20, 500);
  const early = Promise.all(Array.from({ length: 15 }, () => answered(port, '127.0.0.2')));
  await sleep(100);
  for (let n = 0; n < 30; n++) await connect(port, '127.0.0.2', SLOW['a head']);
  expect(new Set(await early)).toEqual(new Set([200]));
});

it('a server of one’s own answers others beside 2,100 connections of one client', async () => {
  const gateway = {
    handle: (_: unknown, response: { end(text: string): void }) => response.end('well'),
    drain: async () => undefined,
  };
  const { port, close } = await listen(gateway, () => undefined, '127.0.0.1', 0);
  for (let n = 0; n < 2100; n++) await connect(port, '127.0.0.2', SLOW['a head']);
  const honest = await Promise.all(Array.from({ length: 20 }, (_, n) => answered(port, `127.0.1.${n + 1}`)));
  expect(honest).toEqual(Array.from({ length: 20 }, () => 200));
  for (const socket of open) socket.destroy();
  await close();
});
