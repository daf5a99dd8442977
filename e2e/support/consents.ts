/** Readers of the newsletter for one test each, and the link that their mails carry. */
import { randomUUID } from 'node:crypto';
import { tokenOf } from './staff.ts';
import type { TestServer } from './testServer.ts';

async function ask(server: TestServer, path: string, body: object): Promise<string> {
  const { access_token: token } = await tokenOf(server, 'manager');
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text;
}

/** Somebody who agreed before the campaign's manager. Resolves with their address. */
export async function agreeOnPaper(server: TestServer): Promise<string> {
  const contact_point = `reader-${randomUUID()}@example.com`;
  const client_created_at = new Date().toISOString();
  await ask(server, 'consents', {
    id: randomUUID(),
    contact_point,
    channel: 'email',
    state: 'granted',
    method: 'paper',
    client_created_at,
  });
  return contact_point;
}

/** Path and query. */
export async function linkOf(server: TestServer, address: string): Promise<string> {
  const list = await ask(server, 'rpc/export_newsletter', { reason: 'A mail for a test' });
  const readers = JSON.parse(list) as readonly { readonly email: string; readonly unsubscribe: string }[]; // its own shape
  const reader = readers.find((one) => one.email === address);
  if (!reader) throw new Error('The list has no such reader.');
  return `/unsubscribe?t=${reader.unsubscribe}`;
}
