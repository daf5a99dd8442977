/** The record of changes: the question for a filter, every page of an export, and what a change says. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../src/core/locale.ts';
import { auditPath, NO_FILTER, parseRows, type AuditRow } from '../../../src/features/audit/audit.ts';
import { fieldName, figureName } from '../../../src/features/audit/fieldName.ts';
import { fieldChanges } from '../../../src/features/audit/difference.ts';
import { actorName, sentence } from '../../../src/features/audit/sentence.ts';
import { fetchAll } from '../../../src/features/audit/exportAudit.ts';

const ADA = 'a0000000-0000-4000-8000-000000000001';
const BOB = 'a0000000-0000-4000-8000-000000000002';
const names = {
  person: (id: string) => ({ [ADA]: 'Ada', [BOB]: 'Bob' })[id] ?? id,
};

function row(part: Partial<AuditRow>): AuditRow {
  return {
    id: 1,
    at: '2026-11-20 10:00:00+00',
    actor: ADA,
    actor_email: 'ada@example.com',
    table_name: 'user_roles',
    operation: 'INSERT',
    record_id: BOB,
    before: null,
    after: null,
    ...part,
  };
}

describe('the question', () => {
  it('asks for everything, newest first, when nothing is chosen', () => {
    expect(auditPath(NO_FILTER, 50)).toBe('/rest/v1/audit_events?select=*&order=id.desc&limit=50');
  });

  it('carries person, table, action, both days and the place to go on from', () => {
    const filter = { actor: ADA, table: 'stats', operation: 'UPDATE', from: '2026-11-01', to: '2026-11-02' };
    const query = new URLSearchParams(auditPath(filter, 10, 77).split('?')[1]);
    expect(query.get('actor')).toBe(`eq.${ADA}`);
    expect(query.get('table_name')).toBe('eq.stats');
    expect(query.get('operation')).toBe('eq.UPDATE');
    expect(query.get('id')).toBe('lt.77');
    const midnights = [new Date(2026, 10, 1), new Date(2026, 10, 3)].map((day) => day.toISOString());
    expect(query.getAll('at')).toEqual([`gte.${midnights[0]}`, `lt.${midnights[1]}`]);
  });

  it('finds what nobody signed in did, and ignores a day that is none', () => {
    const query = new URLSearchParams(auditPath({ ...NO_FILTER, actor: 'outside', from: 'soon' }, 10).split('?')[1]);
    expect(query.get('actor')).toBe('is.null');
    expect(query.get('at')).toBeNull();
  });
});

afterEach(() => setLocale('en'));

describe('a change in words', () => {
  it.each([
    [row({ after: { role: 'advisor', user_id: BOB } }), 'gave Bob the role Advisor'],
    [row({ operation: 'DELETE', before: { role: 'candidate', user_id: BOB } }), 'took the role Candidate from Bob'],
    [row({ table_name: 'deactivated_people', after: { user_id: BOB } }), 'deactivated Bob'],
    [row({ table_name: 'deactivated_people', operation: 'DELETE', before: { user_id: BOB } }), 'reactivated Bob'],
    [row({ table_name: 'invitations', after: { email: 'x@y.co' } }), 'invited x@y.co'],
    [
      row({ table_name: 'signups', operation: 'UPDATE', after: { decision: 'dropped', forms: 1200 } }),
      'dropped 1,200 forms that had been set aside',
    ],
    [
      row({ table_name: 'yard_sign_requests', operation: 'UPDATE', after: { decision: 'released', forms: 1 } }),
      'released 1 yard-sign request that had been set aside',
    ],
    [
      row({ table_name: 'events', operation: 'UPDATE', record_id: 'e', after: { title: 'Phone Bank' } }),
      'changed the event Phone Bank',
    ],
    [
      row({ table_name: 'stats', operation: 'UPDATE', record_id: 'doors_total', after: { label: 'doors_total' } }),
      'changed the figure doors total',
    ],
    [
      row({
        table_name: 'stats',
        operation: 'UPDATE',
        before: { label: 'doors_total', value_number: 4120 },
        after: { label: 'doors_total', value_number: 4388 },
      }),
      'changed doors total from 4,120 to 4,388',
    ],
    [
      row({
        table_name: 'signups',
        operation: 'UPDATE',
        before: { email: { kept: false } },
        after: { email: { kept: false, changed: true }, rows: 2 },
      }),
      'corrected email at somebody’s request, in forms',
    ],
    [row({ table_name: 'content_events', after: { action: 'changes_requested' } }), 'asked for changes to a text'],
    [
      row({ table_name: 'content_release_steps', after: { action: 'added', name: 'The plan' } }),
      'put a text into “The plan”',
    ],
    [row({ table_name: 'content_snapshots', record_id: 'es', after: {} }), 'published what visitors read, in Spanish'],
    [row({ table_name: 'security_events', after: { action: 'exported' } }), 'exported data'],
    [row({ table_name: 'security_events', after: { action: 'factor_reset' } }), 'took the second factor from Bob'],
    [
      row({ table_name: 'role_requirements', operation: 'UPDATE', record_id: 'advisor', after: { role: 'advisor' } }),
      'changed what the role Advisor asks for',
    ],
    [
      row({ table_name: 'retention_rules', operation: 'DELETE', record_id: 'visits', before: { rows: 1200 } }),
      'removed 1,200 as the rule allows: Visits to the site',
    ],
    [
      row({ table_name: 'retention_rules', operation: 'UPDATE', record_id: 'visits', after: { days: 30 } }),
      'changed how long is kept: Visits to the site',
    ],
    [
      row({ table_name: 'campaign_settings', operation: 'UPDATE', record_id: 'dates', after: {} }),
      'changed in settings: Dates and early voting',
    ],
    [row({ table_name: 'sign_routes', record_id: BOB, after: { name: 'North' } }), 'added in sign routes: North'],
    [row({ table_name: 'shift_rollbacks', record_id: BOB, after: {} }), 'added in shifts rolled back: a0000000'],
    [row({ table_name: 'new_table', operation: 'DELETE', record_id: '7', before: {} }), 'removed in new table: 7'],
  ])('says %#', (one, words) => {
    expect(sentence(one, names)).toBe(words);
  });

  it('is said in Spanish too, a count and a role by its own rules', () => {
    setLocale('es');
    const dropped = (forms: number) =>
      sentence(row({ table_name: 'signups', operation: 'UPDATE', after: { decision: 'dropped', forms } }), names);
    expect(dropped(1)).toBe('descartó 1 formulario que se había apartado');
    expect(dropped(12_000)).toBe('descartó 12,000 formularios que se habían apartado');
    expect(sentence(row({ after: { role: 'advisor', user_id: BOB } }), names)).toBe('dio a Bob la función: Asesoría');
    expect(sentence(row({ table_name: 'checkouts', operation: 'DELETE', record_id: '7' }), names)).toBe(
      'eliminó en zonas entregadas: 7',
    );
  });

  it('shows only the fields that differ, with names instead of ids', () => {
    const changes = fieldChanges(
      row({
        operation: 'UPDATE',
        before: { id: 1, title: 'Old', granted_by: null, roles: ['advisor'], updated_at: 'a', same: 1 },
        after: { id: 1, title: 'New', granted_by: ADA, roles: ['advisor', 'candidate'], updated_at: 'b', same: 1 },
      }),
      names,
    );
    expect(changes).toEqual([
      { field: 'title', before: 'Old', after: 'New' },
      { field: 'granted by', before: 'nothing', after: 'Ada' },
      { field: 'roles', before: 'Advisor', after: 'Advisor, Candidate' },
    ]);
  });

  it('says of what is about a person only that it is there, and whether it is new', () => {
    const before = { name: { kept: false }, phone: null };
    const after = { name: { kept: false, changed: true }, phone: { kept: false, changed: true } };
    expect(fieldChanges(row({ operation: 'UPDATE', before, after }), names)).toEqual([
      { field: 'name', before: 'not kept here', after: 'changed, not kept here' },
      { field: 'phone', before: 'nothing', after: 'changed, not kept here' },
    ]);
  });

  it('says a field or a figure of a later version as it is', () => {
    setLocale('es');
    expect(fieldName('of_a_later_version')).toBe('of a later version');
    expect(figureName('doors_total')).toBe('puertas visitadas');
  });

  it('says a value that is one of a few in the language of the page, and a person’s own words as they are', () => {
    const before = { kind: 'other', label: 'volunteers', reasons: ['too_fast', 'of_later'], title: 'other' };
    const values = () => fieldChanges(row({ operation: 'DELETE', before }), names).map((one) => one.before);
    expect(values()).toEqual(['Other', 'volunteers', 'Quick, and many at once, of_later', 'other']);
    setLocale('es');
    expect(values()).toEqual(['Otro', 'voluntarios', 'Rápido, y muchos a la vez, of_later', 'other']);
  });

  it('names the actor as well as it can', () => {
    expect(actorName(row({}), names)).toBe('Ada');
    expect(actorName(row({ actor: 'gone', actor_email: 'old@example.com' }), names)).toBe('old@example.com');
    expect(actorName(row({ actor: null, actor_email: null }), names)).toBe('Outside the app');
  });

  it('refuses rows that are none', () => {
    expect(() => parseRows([{ id: 'x' }])).toThrow();
    expect(() => parseRows('<html>')).toThrow();
  });
});

describe('the export', () => {
  const page = (from: number, count: number) => Array.from({ length: count }, (_, i) => row({ id: from - i }));

  it('fetches page after page from where the last one ended', async () => {
    const asked: string[] = [];
    const pages = [page(2300, 1000), page(1300, 1000), page(300, 300)];
    const api = {
      get: async (path: string) => {
        asked.push(new URLSearchParams(path.split('?')[1]).get('id') ?? 'start');
        return pages.shift();
      },
    };
    const progress: number[] = [];
    const rows = await fetchAll(api, NO_FILTER, new AbortController().signal, (count) => progress.push(count));
    expect(rows).toHaveLength(2300);
    expect(new Set(rows.map((one) => one.id)).size).toBe(2300);
    expect(asked).toEqual(['start', 'lt.1301', 'lt.301']);
    expect(progress).toEqual([1000, 2000, 2300]);
  });

  it('stops when it is told to', async () => {
    const abort = new AbortController();
    const api = {
      get: async () => {
        abort.abort();
        return page(1000, 1000);
      },
    };
    await expect(fetchAll(api, NO_FILTER, abort.signal, () => undefined)).rejects.toThrow();
  });
});
