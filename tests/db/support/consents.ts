/** What the stories of the ledger of consents do over and over: forms, papers, links, and what counts now. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from './people.ts';
import type { World } from './world.ts';

export interface Ledger {
  /** A call of the database, with the answer as it is: a text, a number, an object. */
  call(person: Person, name: string, args?: Row): Promise<unknown>;
  /** The newsletter form. Answers the id of the row. */
  form(email: string, more?: Row): Promise<string>;
  /** What staff write down after a talk. */
  told(person: Person, said: Row): Promise<{ status: number; code: string }>;
  /** "confirmed, allowed", or null where nothing was ever said. */
  now(channel: string, contactPoint: string): Promise<string | null>;
  /** The link to unsubscribe. */
  link(channel: string, contactPoint: string): Promise<string>;
  /** The mails that wait, as whoever sends them gets them. */
  mails(): Promise<readonly Row[]>;
}

export function ledgerOf(world: () => World): Ledger {
  const query = (text: string, params: unknown[] = []) => world().backend.database.query(text, params);
  return {
    async call(person, name, args = {}) {
      const { backend } = world();
      const token = await world().token(person);
      const response = await backend.fetch(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(args),
      });
      const text = await response.text();
      return text === '' ? null : JSON.parse(text);
    },
    async form(email, more = {}) {
      const id = randomUUID();
      const row = {
        id,
        type: 'newsletter',
        name: 'Ada Quill',
        email,
        consent_email: true,
        consent_sms: false,
        language: 'en',
        client_created_at: new Date().toISOString(),
        ...more,
      };
      const answer = await world().rest('POST', 'signups', null, row);
      if (answer.status !== 201) throw new Error(`The form was refused: ${answer.message}`);
      return id;
    },
    async told(person, said) {
      const row = {
        id: randomUUID(),
        user_id: accountOf(person)?.id,
        client_created_at: new Date().toISOString(),
        ...said,
      };
      const { status, code } = await world().rest('POST', 'consents', await world().token(person), row);
      return { status, code };
    },
    async now(channel, contactPoint) {
      const [row] = await query(
        'select state, allowed from private.current_consents where channel = $1 and contact_point = $2',
        [channel, contactPoint],
      );
      return row ? `${String(row.state)}${row.allowed === true ? ', allowed' : ''}` : null;
    },
    async link(channel, contactPoint) {
      const [row] = await query('select private.unsubscribe_token(private.point_of($1, $2)) as token', [
        channel,
        contactPoint,
      ]);
      return String(row?.token);
    },
    async mails() {
      const [row] = await query('select public.claim_mails(100) as mails');
      return row?.mails as Row[]; // a jsonb array of objects, by the function
    },
  };
}
