/** Texts of the studio for one test each: written, approved and published behind the screens, and asked for as anybody may. */
import { randomUUID } from 'node:crypto';
import { insertAs, tokenOf, type AccountName } from './staff.ts';
import type { Row, TestServer } from './testServer.ts';

/** A commitment of the sample town with a wording in review, in each of the studio's screens, and a release that it is put into. */
const TEXT = '/content/commitment/0d6e3b94-7c21-4a58-8be3-2a4f7d1c5e22';
const RELEASE = '/content/releases/5556f56d-2967-40cc-8265-b6cce4465cb8';
export const STUDIO: readonly string[] = [TEXT, `${TEXT}/history`, `${TEXT}/merge`, RELEASE];

const key = () => process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';

const send = async (server: TestServer, name: AccountName, table: string, row: Row): Promise<void> =>
  insertAs(server, name, table, { ...row, user_id: await idOf(server, name) });

export const idOf = async (server: TestServer, name: AccountName): Promise<string> =>
  (await tokenOf(server, name)).user.id;

export interface Text {
  readonly item: string;
  readonly slug: string;
  readonly revision: string;
}

/** A whole commitment of that name, as the content manager wrote it. */
export async function writeCommitment(server: TestServer, title: string): Promise<Text> {
  const [item, revision] = [randomUUID(), randomUUID()];
  const slug = `promise-${item.slice(0, 8)}`;
  const said = (en: string, es: string) => ({ en, es });
  const body = {
    priority: 'infrastructure',
    title: said(title, `${title} (es)`),
    text: said('We fix the streets first.', 'Primero arreglamos las calles.'),
    measure: said('Potholes counted by the city', 'Baches contados por la ciudad'),
    baseline: said('410 open reports', '410 reportes abiertos'),
    target: said('50 open reports', '50 reportes abiertos'),
    due_on: '2028-03-01',
    cost_low: 10_000_000,
    cost_high: 15_000_000,
    funding: said('The street fund', 'El fondo de calles'),
    depends_on: ['council'],
    sources: [
      { id: randomUUID(), title: said('City report', 'Informe de la ciudad'), link: 'https://city.example/report' },
    ],
  };
  await send(server, 'content', 'content_revisions', { id: revision, item_id: item, kind: 'commitment', slug, body });
  return { item, slug, revision };
}

/** The next version of it, by the content manager, with the reason that visitors read. */
export async function rewrite(
  server: TestServer,
  { item, slug, revision: parent_id }: Text,
  change: Row,
): Promise<Text> {
  const [before] = await server.rows('content_revisions', `id=eq.${parent_id}&select=body`);
  const revision = randomUUID();
  const body = { ...(before?.['body'] as Row), ...change }; // as writeCommitment wrote it
  await send(server, 'content', 'content_revisions', {
    id: revision,
    item_id: item,
    kind: 'commitment',
    slug,
    parent_id,
    body,
  });
  return { item, slug, revision };
}

export const takeStep = (
  server: TestServer,
  name: AccountName,
  { item, revision }: Text,
  action: string,
  more: Row = {},
) => send(server, name, 'content_events', { id: randomUUID(), item_id: item, revision_id: revision, action, ...more });

/** Agrees in that person's name to the words of a link, a row as the server has it. */
export async function approveLink(server: TestServer, name: AccountName, link: Row): Promise<void> {
  const { id: approves, from_kind, from_id, to_kind, to_id, relation } = link;
  const ends = { from_kind, from_id, to_kind, to_id, relation };
  await send(server, name, 'content_links', { ...ends, id: randomUUID(), state: 'approved', approves });
}

/** What a stranger is told, as text: of a kind, and of one item's wordings. */
export async function askAsStranger(server: TestServer, path: string): Promise<string> {
  const response = await fetch(`${server.url}/rest/v1/${path}`, { headers: { apikey: key() } });
  return response.text();
}
