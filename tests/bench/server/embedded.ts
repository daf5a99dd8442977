/**
 * The embedded server of the bench, as a process of its own: database, @supabase/lite and the gateway. DATA_DIR and
 * DATABASE_DRIVER say where and which; PHONES and DOORS how many canvassers it begins with. Ends with its standard input.
 */
import http from 'node:http';
import { openBackend } from '../../../supabase/local/backend.ts';
import { createGateway } from '../../../supabase/local/gateway/index.ts';
import { listenAndTell, sizeFromEnv } from './child.ts';
import { addAccounts, addTurfs } from './town.ts';

const backend = await openBackend({ seed: true });
await addAccounts(backend.database, sizeFromEnv());
await addTurfs(backend.database, sizeFromEnv());
const gateway = createGateway(backend, {});
const server = http.createServer((request, response) => {
  gateway.handle(request, response, () => void response.writeHead(404).end());
});
await listenAndTell(server, {}, async () => {
  await gateway.drain();
  await backend.close();
});
