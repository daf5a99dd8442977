/** Saying a change in words: who did what to whom. Pure. */
import { isRole } from '../../core/session/roles.ts';
import { isUuid } from '../../core/uuid.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { counted, digits, intlLocale } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import type { AuditRow } from './audit.ts';
import type { Names } from './difference.ts';
import { fieldName, figureName } from './fieldName.ts';
import { tableName } from './tableName.ts';
import { valueName } from './valueName.ts';

export const operationNames = { INSERT: m.audit_added, UPDATE: m.audit_changed, DELETE: m.audit_removed } as const;

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
      if (typeof now['decision'] !== 'string') return other(row);
      const count = typeof now['forms'] === 'number' ? now['forms'] : 1;
      const [released, dropped] =
        row.table_name === 'signups'
          ? [m.audit_released_forms, m.audit_dropped_forms]
          : [m.audit_released_signs, m.audit_dropped_signs];
      return (now['decision'] === 'dropped' ? dropped : released)(counted(count));
    }
    case 'content_events/INSERT':
      return m.audit_did_content({ did: text(now['action']) });
    case 'content_release_steps/INSERT':
      return m.audit_did_release({
        name: text(now['name']) || short(row.record_id),
        did: text(now['action']),
      });
    case 'content_snapshots/INSERT':
      return m.audit_published_words({ language: valueName('locale', row.record_id) });
    case 'security_events/INSERT':
      if (now['action'] === 'exported') return m.audit_exported();
      return now['action'] === 'factor_reset' ? m.audit_reset_factor({ person }) : other(row);
    case 'role_requirements/INSERT':
    case 'role_requirements/UPDATE':
    case 'role_requirements/DELETE':
      return m.audit_asked_of_role({ role });
    case 'retention_rules/UPDATE':
      return m.audit_set_retention({ subject: valueName('subject', row.record_id) });
    case 'retention_rules/DELETE':
      return m.audit_ran_retention({
        count: digits(typeof now['rows'] === 'number' ? now['rows'] : 0),
        subject: valueName('subject', row.record_id),
      });
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
  const table = tableName(row.table_name).toLocaleLowerCase(intlLocale());
  const corrected = correctedField(now);
  if (corrected !== null) return m.audit_corrected({ field: fieldName(corrected), table });
  const what =
    row.table_name === 'campaign_settings'
      ? valueName('setting', row.record_id)
      : text(now['title']) ||
        figureName(text(now['label'])) ||
        text(now['name']) ||
        text(now['file_name']) ||
        text(now['room_code']) ||
        short(row.record_id);
  const did = row.operation;
  if (row.table_name === 'events') return m.audit_did_event({ did, what });
  if (row.table_name === 'stats') return m.audit_did_figure({ did, what });
  return m.audit_did_other({ did, table, what });
}

/** What public.correct_person put right: it writes down how many rows, and of the value only that it changed. */
function correctedField(now: Readonly<Record<string, unknown>>): string | null {
  const fields = Object.keys(now);
  return fields.length === 2 && 'rows' in now ? (fields.find((field) => field !== 'rows') ?? null) : null;
}

/** Enough of an id to tell two apart; the file has all of it. */
const short = (id: string): string => (isUuid(id) ? id.slice(0, 8) : id);

export function actorName(row: AuditRow, names: Names): string {
  if (row.actor === null) return m.audit_outside();
  const known = names.person(row.actor);
  return known === row.actor ? (row.actor_email ?? row.actor) : known;
}
