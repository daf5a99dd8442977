/** A gateway on a port of its own before a fresh backend, and a plain client: what the network sees. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { openBackend, type Backend } from '../../../supabase/local/backend.ts';
import { createGateway, type Gateway, type GatewaySettings } from '../../../supabase/local/gateway/index.ts';
import { testDatabase } from './database.ts';

export interface Served {
  readonly backend: Backend;
  readonly gateway: Gateway;
  readonly url: string;
  /** A request with the publishable key; `init.headers` win. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The same with a body as JSON, POST unless told otherwise. */
  post(path: string, body: unknown, headers?: Record<string, string>, method?: string): Promise<Response>;
  close(): Promise<void>;
}

/** Behind the gateway's `next` stands a 418, so that a test sees what was left to the pages, and under which address. */
export async function serveGateway(
  settings: GatewaySettings = {},
  { seed = true }: { readonly seed?: boolean } = {},
): Promise<Served> {
  // lite prints every refused statement; refusals are what these tests are made of.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { choice, remove } = await testDatabase({ seed });
  const backend = await openBackend({ database: choice, seed });
  const served = await serveGatewayOn(backend, settings);
  return {
    ...served,
    async close() {
      await served.close();
      await backend.close();
      await remove();
      quiet.mockRestore();
    },
  };
}

/** The same before a backend that stays open: what a restarted server knows of it. */
export async function serveGatewayOn(backend: Backend, settings: GatewaySettings = {}): Promise<Served> {
  const gateway = createGateway(backend, settings);
  const server = http.createServer((request, response) =>
    gateway.handle(request, response, () => void response.writeHead(418, { 'x-left': request.url }).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // Listening on TCP, so it is an AddressInfo.
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { apikey: backend.publishableKey, ...init.headers } });
  return {
    backend,
    gateway,
    url,
    ask,
    post: (path, body, headers = {}, method = 'POST') =>
      ask(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await gateway.drain();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
