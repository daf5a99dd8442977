/** What is in the table in the end, read by the service role page by page. */
import { ask } from '../../attacks/support/http.ts';
import { makeToken } from '../../db/support/tokens.ts';
import type { Server } from './load.ts';

/** The ids of every result. */
export async function stored(server: Server): Promise<Set<string>> {
  const ids = new Set<string>();
  const token = makeToken({ role: 'service_role' }, server.jwtSecret);
  const key = process.env['SUPABASE_SECRET_KEY'] ?? '';
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const query = `select=id&order=id&limit=1000&id=gt.${last}`;
    const headers = server.path.startsWith('/rest') ? { apikey: key } : { authorization: `Bearer ${token}` };
    const answer = await ask(server.url, `${server.path}?${query}`, { headers });
    if (answer.status !== 200) throw new Error(`Reading failed: ${answer.status} ${answer.text}`);
    const page = answer.body as { id: string }[]; // PostgREST answers a select with an array of objects
    for (const { id } of page) ids.add(id);
    const end = page.at(-1);
    if (end === undefined || page.length < 1000) return ids;
    last = end.id;
  }
}
