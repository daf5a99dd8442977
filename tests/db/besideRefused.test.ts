/** The promise that a row answered with 201 is in the table, whoever else is refused at that moment. */
import { describe, expect, it } from 'vitest';
import { useWorld } from './support/world.ts';

const world = useWorld('PostgreSQL', { seed: false });

function subscribe(name: string): Promise<Response> {
  const row = { id: crypto.randomUUID(), type: 'newsletter', name, email: 'a@example.com', consent_email: true };
  const { backend } = world();
  return backend.fetch('/rest/v1/signups', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({ ...row, consent_sms: false, client_created_at: new Date().toISOString() }),
  });
}

describe('visitors at the same time', () => {
  it('each find their row when it was answered with 201, also beside one who is refused', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `Visitor ${at}`);
    const answers = await Promise.all([...names.slice(0, 5), 'X', ...names.slice(5)].map(subscribe));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const rows = await world().backend.database.query('select name from public.signups order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
