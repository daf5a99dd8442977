/** Saying a change in words: who did what to whom, and field by field what was and what is. Pure. */
import { isRole, roleName } from '../../core/session/roles.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { counted, moment, digits } from '../../hooks/format.ts';
import type { AuditRow } from './audit.ts';

export const tableNames: Readonly<Record<string, string>> = {
  user_roles: 'Roles',
  invitations: 'Invitations',
  deactivated_people: 'Deactivations',
  events: 'Events',
  stats: 'Figures',
  signups: 'Forms set aside',
  yard_sign_requests: 'Yard signs set aside',
  checkouts: 'Turfs in hand',
  late_arrivals: 'Results that came late',
};

export const operationNames = { INSERT: 'Added', UPDATE: 'Changed', DELETE: 'Removed' } as const;

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
        field: field.replaceAll('_', ' '),
        before: row.before ? said(before[field], names) : null,
        after: row.after ? said(after[field], names) : null,
      },
    ];
  });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

function said(value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => said(one, names)).join(', ');
  if (isRole(value)) return roleName(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return digits(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (UUID.test(value)) return names.person(value);
  const at = TIME.test(value) ? parseTimestamp(value) : null;
  return at === null ? value : moment(at);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Without the actor, whom the page shows beside it: "gave Luis Herrera the role Field organizer". */
export function sentence(row: AuditRow, names: Names): string {
  const now = row.after ?? row.before ?? {};
  const role = isRole(now['role']) ? roleName(now['role']) : text(now['role']);
  const who = names.person(row.record_id);
  switch (`${row.table_name} ${row.operation}`) {
    case 'user_roles INSERT':
      return `gave ${who} the role ${role}`;
    case 'user_roles DELETE':
      return `took the role ${role} from ${who}`;
    case 'deactivated_people INSERT':
      return `deactivated ${who}`;
    case 'deactivated_people DELETE':
      return `reactivated ${who}`;
    case 'checkouts INSERT':
      return `handed a turf to ${names.person(text(now['user_id']))}`;
    case 'checkouts UPDATE':
      return `ended a turf in the hands of ${names.person(text(now['user_id']))}${endings[text(now['ended_as'])] ?? ''}`;
    case 'late_arrivals UPDATE':
      return `${text(now['settled_as']) === 'taken' ? 'took' : 'dropped'} what came late from ${names.person(text(now['sender']))}`;
    case 'invitations INSERT':
      return `invited ${text(now['email'])}`;
    case 'invitations DELETE':
      return `withdrew the invitation for ${text(now['email'])}`;
    case 'invitations UPDATE':
      return `took up the invitation for ${text(now['email'])}`;
    case 'stats UPDATE': {
      const [was, is] = [row.before?.['value_number'], row.after?.['value_number']];
      if (typeof was !== 'number' || typeof is !== 'number' || was === is) return other(row);
      const figure = text(now['label']).replaceAll('_', ' ');
      return `changed ${figure} from ${digits(was)} to ${digits(is)}`;
    }
    case 'signups UPDATE':
    case 'yard_sign_requests UPDATE': {
      const [count, thing] = [now['forms'], row.table_name === 'signups' ? 'form' : 'yard-sign request'];
      const many = typeof count === 'number' ? count : 1;
      return `${text(now['decision'])} ${counted(many, thing, `${thing}s`)} that had been set aside`;
    }
    default:
      return other(row);
  }
}

const endings: Readonly<Record<string, string>> = {
  expired: ': it was overdue',
  role_lost: ' with their last role',
  deactivated: ' with their deactivation',
};

const things: Readonly<Record<string, string>> = { events: 'the event', stats: 'the figure' };

/** "changed the event Phone Bank Night", "removed in new table: 7" */
function other(row: AuditRow): string {
  const now = row.after ?? row.before ?? {};
  const what = text(now['title']) || text(now['label']).replaceAll('_', ' ') || row.record_id;
  const thing = things[row.table_name];
  const did = operationNames[row.operation].toLowerCase();
  if (thing !== undefined) return `${did} ${thing} ${what}`;
  const table = (tableNames[row.table_name] ?? row.table_name).replaceAll('_', ' ').toLowerCase();
  return `${did} in ${table}: ${what}`;
}

export function actorName(row: AuditRow, names: Names): string {
  if (row.actor === null) return 'Outside the app';
  const known = names.person(row.actor);
  return known === row.actor ? (row.actor_email ?? row.actor) : known;
}
