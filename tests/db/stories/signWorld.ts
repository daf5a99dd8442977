/** Yard signs as their stories know them: a request of a visitor, and a fact as a phone sends it. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from '../support/people.ts';
import { goodRow, type Answer, type World } from '../support/world.ts';

/** Two pixels, drawn by a browser's canvas: no Exif. */
export const PICTURE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

export async function ask(world: World, over: Row = {}): Promise<string> {
  const row = { ...goodRow('yard_sign_requests'), ...over };
  await world.backend.database.query(
    `insert into public.yard_sign_requests (id, name, address, phone, client_created_at) values ($1, $2, $3, $4, now())`,
    [row['id'], row['name'], row['address'], row['phone']],
  );
  return String(row['id']);
}

export async function say(
  world: World,
  person: Person,
  request: string,
  action: string,
  over: Row = {},
): Promise<Answer & { id: string }> {
  const id = randomUUID();
  const row = {
    id,
    request_id: request,
    action,
    user_id: accountOf(person)?.id ?? null,
    client_created_at: new Date().toISOString(),
    ...over,
  };
  const sent = await world.rest('POST', 'sign_events', await world.token(person), row, { prefer: 'return=minimal' });
  return { ...sent, id };
}

/** As the leaders' page gets it. */
export async function sign(world: World, request: string): Promise<Row | undefined> {
  return (await world.rpc('manager', 'sign_overview')).rows.find((row) => row.request_id === request);
}

export const makeRoute = (world: World, person: Person, holder: Person, requests: readonly string[], over: Row = {}) =>
  world.rpc(person, 'make_sign_route', {
    name: 'A route',
    kind: 'delivery',
    requests,
    person: accountOf(holder)?.id,
    due: new Date(Date.now() + 86_400_000).toISOString(),
    ...over,
  });

export const newestRoute = async (world: World): Promise<string> =>
  String(
    (await world.backend.database.query('select id from private.sign_routes order by created_at desc limit 1'))[0]?.id,
  );
