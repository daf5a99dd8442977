/**
 * Sends rows to the local server of the checkout that it lies in, on a fresh database, as a visitor: prints each status and what the table holds.
 */
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openBackend } from '../../../supabase/local/backend.ts';
import { completeEnv, loadEnv } from '../../../supabase/local/env.ts';
import { createGateway } from '../../../supabase/local/gateway/index.ts';

loadEnv();
completeEnv();
const [, , table = '', rows = '[]'] = process.argv;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-hub-submit-'));
const database = { driver: 'embedded', url: path.join(folder, 'postgres'), durable: false } as const;
const backend = await openBackend({ database, seed: false });
const gateway = createGateway(backend, {});
const server = createServer((request, response) =>
  gateway.handle(request, response, () => void response.writeHead(418).end()),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo; // Listening on TCP, so it is an AddressInfo.

const statuses: number[] = [];
for (const row of JSON.parse(rows) as unknown[]) {
  const { status } = await fetch(`http://127.0.0.1:${port}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  statuses.push(status);
}
const stored = await backend.database.query(`select * from public.${table}`);
process.stdout.write(JSON.stringify([...statuses, stored]));
await gateway.drain();
server.closeAllConnections();
server.close();
await backend.close();
fs.rmSync(folder, { recursive: true, force: true });
