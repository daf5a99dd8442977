/** Writing and publishing content behind a page's back, as two members of staff do it. */
import { randomUUID } from 'node:crypto';
import { tokenOf, type AccountName } from './staff.ts';
import type { Row, TestServer } from './testServer.ts';

export async function insertAs(server: TestServer, name: AccountName, table: string, row: Row): Promise<void> {
  const { access_token: token, user } = await tokenOf(server, name);
  const response = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ user_id: user.id, client_created_at: new Date().toISOString(), ...row }),
  });
  if (!response.ok) throw new Error(`${name} adds nothing to ${table}: ${response.status} ${await response.text()}`);
}

export interface Written {
  readonly kind: string;
  readonly item: string;
  readonly slug: string;
  readonly body: unknown;
  /** The revision that it stands on; left out for the first. */
  readonly parent?: string;
}

/** Written by one, approved by another, live at once. @returns the revision. */
export async function publish(server: TestServer, { kind, item, slug, body, parent }: Written): Promise<string> {
  const revision = randomUUID();
  await insertAs(server, 'content', 'content_revisions', {
    id: revision,
    item_id: item,
    kind,
    slug,
    body,
    ...(parent && { parent_id: parent }),
  });
  const step = (action: string) => ({ id: randomUUID(), item_id: item, revision_id: revision, action });
  await insertAs(server, 'manager', 'content_events', step('approved'));
  await insertAs(server, 'content', 'content_events', step('published'));
  return revision;
}
