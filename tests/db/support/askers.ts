/** Somebody whose traces are in every table that has people, and who then asks for them. */
import { randomUUID } from 'node:crypto';
import type { Row } from '../../../supabase/local/database.ts';
import { ledgerOf } from './consents.ts';
import { accountOf, type Person } from './people.ts';
import type { World } from './world.ts';

export const ASKER = {
  name: 'Perpetua Zanzibar',
  email: 'perpetua.zanzibar@example.com',
  phone: '(207) 555-0463',
  /** What no text of the database may have in it afterwards. */
  traces: ['zanzibar', '207\\D{0,3}555\\D{0,3}0463'],
};

const at = '2026-01-02T03:04:05.678Z';
const EVENT = 'e0000000-0000-4000-8000-000000000001';
export const OTHERS_FORM = '50000000-0000-4000-8000-000000000005';

export function askersOf(world: () => World) {
  const query = (text: string, params: readonly unknown[] = []) => world().backend.database.query(text, params);
  const add = async (table: string, person: Person, row: Row) => {
    const answer = await world().rest('POST', table, await world().token(person), row);
    if (answer.status !== 201) throw new Error(`${table}: ${answer.code} ${answer.message}`);
    return String(row.id);
  };
  const form = (more: Row) =>
    add('signups', 'visitor', {
      id: randomUUID(),
      name: ASKER.name,
      phone: ASKER.phone,
      client_created_at: at,
      ...more,
    });
  const act = (submission_kind: string, submission_id: string, more: Row) =>
    add('submission_actions', 'manager', {
      id: randomUUID(),
      submission_kind,
      submission_id,
      client_created_at: at,
      ...more,
    });

  return {
    act,
    /** Leaves a trace wherever one can be left. Answers the ids of some of the rows. */
    async leaveTraces() {
      const { email, name, phone } = ASKER;
      await ledgerOf(world).form(email, { name, phone, consent_sms: true, language: 'es' });
      const volunteer = await form({
        type: 'volunteer',
        email,
        interest: 'door_knock',
        availability: 'weekends, says Zanzibar',
      });
      await form({ type: 'idea', notes: 'A bench on Zanzibar Lane' });
      const rsvp = await form({ type: 'event', email, event_id: EVENT, notes: 'Headcount: 2' });
      const checkin = { event_id: EVENT, device: 'K7Q2', client_created_at: at };
      await add('event_checkins', 'manager', { id: randomUUID(), ...checkin, action: 'check_in', signup_id: rsvp });
      const walkIn = { id: randomUUID(), ...checkin, action: 'walk_in', name, email, phone, party_size: 1 };
      await add('event_checkins', 'manager', walkIn);
      await world().rpc('manager', 'pick_canvasser', { signup: volunteer, email: null });
      const sign = await add('yard_sign_requests', 'visitor', {
        id: randomUUID(),
        name,
        phone,
        address: '77 Zanzibar Way',
        notes: 'By the fence',
        client_created_at: at,
      });
      await add('sign_events', 'manager', {
        id: randomUUID(),
        request_id: sign,
        action: 'approved',
        note: 'Ms. Zanzibar is home on Fridays',
        client_created_at: at,
      });
      await add('page_corrections', 'visitor', {
        id: randomUUID(),
        item_id: 'a7c40000-0000-4000-8000-000100000000',
        reason: 'hours',
        words: 'Ask for Perpetua Zanzibar at the desk.',
        email,
        phone,
        client_created_at: at,
      });
      await act('signup', volunteer, { action: 'note', note: 'Perpetua Zanzibar called back.' });
      await act('signup', OTHERS_FORM, {
        action: 'note',
        note: `Came with Perpetua  Zanzibar (207.555.0463, ${email.toUpperCase()}).`,
      });
      await add('invitations', 'manager', { id: randomUUID(), email, roles: ['advisor'] });
      const [door] = await query(
        "insert into public.households (street, number, access_note) values ('Mill Street', 4711, 'Bell says Perpetua Zanzibar') returning id",
      );
      const [voter] = await query(
        'insert into public.people (household_id, name, phone, email, external_id, birth_year) values ($1, $2, $3, $4, $5, 1950) returning id',
        [door?.id, name, phone, email, 'voter-zanzibar'],
      );
      const talk = randomUUID();
      await query(
        `insert into public.contact_attempts (id, household_id, person_id, result, support, notes, dialed, channel, canvasser, client_created_at)
        values ($1, $2, $3, 'canvassed', 2, 'Perpetua Zanzibar likes the bench.', '2075550463', 'phone', $4, $5)`,
        [talk, door?.id, voter?.id, accountOf('organizer')?.id, at],
      );
      const callBack = randomUUID();
      await query(
        `insert into public.contact_attempts (id, household_id, person_id, result, notes, channel, canvasser, client_created_at)
        values ($1, $2, $3, 'call_back', 'Zanzibar: after six.', 'phone', $4, $5)`,
        [callBack, door?.id, voter?.id, accountOf('organizer')?.id, at],
      );
      await world().backend.fetch('/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: world().backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse battery 9', data: { full_name: name } }),
      });
      return {
        volunteer,
        rsvp,
        sign,
        walkIn: walkIn.id,
        door: String(door?.id),
        voter: String(voter?.id),
        talk,
        callBack,
      };
    },
    /** Opens a request as a leader. Answers its id. */
    async ask(kind: string, who: Row = ASKER) {
      const request = randomUUID();
      const { name = null, email = null, phone = null } = who;
      const answer = await world().rpc('manager', 'open_privacy_request', { request, kind, name, email, phone });
      if (answer.code !== '') throw new Error(`${answer.code} ${answer.message}`);
      return request;
    },
    async checked(request: string) {
      return world().rpc('manager', 'note_privacy_step', {
        step_id: randomUUID(),
        request,
        step: 'identity_checked',
        reason: 'Called back on the number we have.',
      });
    },
  };
}
