/** A kind of submission whose row goes into a table of the database: the columns are the table's own. */
import { defineKind, type Row, type RowMeta, type SubmissionKind } from '../core/outbox/kind.ts';
import type { RowFor, TableName } from './schema.ts';

export interface TableKind<Table extends TableName, Payload> extends Omit<SubmissionKind<Payload>, 'toRow'> {
  readonly table: Table;
  /** Say `RowFor` of the table as the result: only then a column that is not there fails the compiler. */
  toRow(payload: Payload, meta: RowMeta): RowFor<Table> & Row;
}

export function defineTableKind<Table extends TableName, Payload>(
  kind: TableKind<Table, Payload>,
): SubmissionKind<Payload> {
  return defineKind(kind);
}
