/** A change field by field: what was and what is. Pure. */
import { isRole } from '../../core/session/roles.ts';
import { roleName } from '../../hooks/roleWords.ts';
import { parseTimestamp } from '../../core/session/time.ts';
import { isUuid } from '../../core/uuid.ts';
import { digits, moment } from '../../hooks/format.ts';
import { m } from '../../messages/messages.js';
import type { AuditRow } from './audit.ts';
import { fieldName } from './fieldName.ts';
import { valueName } from './valueName.ts';

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
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'created_at',
  'updated_at',
  'client_created_at',
  'arrival',
]);

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

const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

function said(value: unknown, field: string, names: Names): string {
  if (value === null || value === undefined || value === '') return m.audit_value_nothing();
  if (Array.isArray(value))
    return value.length === 0 ? m.audit_value_none() : value.map((one) => said(one, field, names)).join(', ');
  if (isRole(value)) return roleName(value);
  if (typeof value === 'boolean') return value ? m.audit_value_yes() : m.audit_value_no();
  if (typeof value === 'number') return digits(value);
  if (typeof value !== 'string') return withheld(value) ?? JSON.stringify(value);
  if (isUuid(value)) return names.person(value);
  const at = TIME.test(value) ? parseTimestamp(value) : null;
  return at === null ? valueName(field, value) : moment(at);
}

/** Of what is about a person the log says that it is there and whether it is new (private.record_change). null: it says itself. */
function withheld(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('kept' in value) || value.kept !== false) return null;
  return 'changed' in value ? m.audit_value_hidden_changed() : m.audit_value_hidden();
}
