/** Saying a change in words: who did what to whom, and field by field what was and what is. Pure. */
import { isRole } from '../../core/session/roles.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { counted, digits, intlLocale, moment } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import type { AuditRow } from './audit.ts';
import { fieldName, figureName } from './fieldName.ts';
import { valueName } from './valueName.ts';

export const tableNames: Readonly<Record<string, () => string>> = {
  user_roles: m.audit_in_roles,
  invitations: m.audit_in_invitations,
  deactivated_people: m.audit_in_deactivations,
  events: m.audit_in_events,
  stats: m.audit_in_figures,
  signups: m.audit_in_forms,
  yard_sign_requests: m.audit_in_yard_signs,
  checkouts: m.audit_in_turfs,
  late_arrivals: m.audit_in_late,
  campaign_settings: m.audit_in_settings,
};

export const operationNames = { INSERT: m.audit_added, UPDATE: m.audit_changed, DELETE: m.audit_removed } as const;

export interface Names {
  /** A person's name for a user id; the id itself when nobody knows it. */
  readonly person: (userId: string) => string;
}

export interface Change {
  readonly field: string;
  /** null: there was nothing before, or there is nothing after. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Said already by the sentence and the time above it. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at']);

/** Only the fields that differ, in the order of the record. */
export function fieldChanges(row: AuditRow, names: Names): readonly Change[] {
  const before = row.before ?? {};
  const after = row.after ?? {};
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !BOOKKEEPING.has(field),
  );
  return fields.flatMap((field) => {
    if (JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null)) return [];
    return [
      {
        field: fieldName(field),
        before: row.before ? said(before[field], field, names) : null,
        after: row.after ? said(after[field], field, names) : null,
      },
    ];
  });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

function said(value: unknown, field: string, names: Names): string {
  if (value === null || value === undefined || value === '') return m.audit_value_nothing();
  if (Array.isArray(value))
    return value.length === 0 ? m.audit_value_none() : value.map((one) => said(one, field, names)).join(', ');
  if (isRole(value)) return roleName(value);
  if (typeof value === 'boolean') return value ? m.audit_value_yes() : m.audit_value_no();
  if (typeof value === 'number') return digits(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (UUID.test(value)) return names.person(value);
  const at = TIME.test(value) ? parseTimestamp(value) : null;
  return at === null ? valueName(field, value) : moment(at);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Without the actor, whom the page shows beside it: "gave Luis Herrera the role Field organizer". */
export function sentence(row: AuditRow, names: Names): string {
  const now = row.after ?? row.before ?? {};
  const role = isRole(now['role']) ? roleName(now['role']) : text(now['role']);
  const person = names.person(row.record_id);
  const email = text(now['email']);
  switch (`${row.table_name}/${row.operation}`) {
    case 'user_roles/INSERT':
      return m.audit_gave_role({ person, role });
    case 'user_roles/DELETE':
      return m.audit_took_role({ person, role });
    case 'deactivated_people/INSERT':
      return m.audit_deactivated({ person });
    case 'deactivated_people/DELETE':
      return m.audit_reactivated({ person });
    case 'checkouts/INSERT':
      return m.audit_handed_turf({ person: names.person(text(now['user_id'])) });
    case 'checkouts/UPDATE':
      return (endings[text(now['ended_as'])] ?? m.audit_ended_turf)({ person: names.person(text(now['user_id'])) });
    case 'late_arrivals/UPDATE':
      return (text(now['settled_as']) === 'taken' ? m.audit_took_late : m.audit_dropped_late)({
        person: names.person(text(now['sender'])),
      });
    case 'invitations/INSERT':
      return m.audit_invited({ email });
    case 'invitations/DELETE':
      return m.audit_withdrew_invitation({ email });
    case 'invitations/UPDATE':
      return m.audit_took_up_invitation({ email });
    case 'stats/UPDATE': {
      const [was, is] = [row.before?.['value_number'], row.after?.['value_number']];
      if (typeof was !== 'number' || typeof is !== 'number' || was === is) return other(row);
      const figure = figureName(text(now['label']));
      return m.audit_changed_figure({ figure, before: digits(was), after: digits(is) });
    }
    case 'signups/UPDATE':
    case 'yard_sign_requests/UPDATE': {
      const count = typeof now['forms'] === 'number' ? now['forms'] : 1;
      const [released, dropped] =
        row.table_name === 'signups'
          ? [m.audit_released_forms, m.audit_dropped_forms]
          : [m.audit_released_signs, m.audit_dropped_signs];
      return (now['decision'] === 'dropped' ? dropped : released)(counted(count));
    }
    default:
      return other(row);
  }
}

const endings: Readonly<Record<string, (about: { person: string }) => string>> = {
  expired: m.audit_ended_turf_expired,
  role_lost: m.audit_ended_turf_role_lost,
  deactivated: m.audit_ended_turf_deactivated,
};

/** "changed the event Phone Bank Night", "removed in new table: 7" */
function other(row: AuditRow): string {
  const now = row.after ?? row.before ?? {};
  const what = text(now['title']) || figureName(text(now['label'])) || row.record_id;
  const did = row.operation;
  if (row.table_name === 'events') return m.audit_did_event({ did, what });
  if (row.table_name === 'stats') return m.audit_did_figure({ did, what });
  const table = tableNames[row.table_name]?.() ?? row.table_name.replaceAll('_', ' ');
  return m.audit_did_other({ did, table: table.toLocaleLowerCase(intlLocale()), what });
}

export function actorName(row: AuditRow, names: Names): string {
  if (row.actor === null) return m.audit_outside();
  const known = names.person(row.actor);
  return known === row.actor ? (row.actor_email ?? row.actor) : known;
}
