/** Checks the rows of an answer with a Valibot schema. A column that the database does not give fails the compiler. */
import * as v from 'valibot';
import { readableRows } from '../core/reads/readable.ts';
import type { ColumnOf, Source } from './schema.ts';

type Given<From extends Source, Schema extends v.GenericSchema> =
  Exclude<keyof v.InferInput<Schema>, ColumnOf<From>> extends never
    ? unknown
    : { readonly notAColumnOf: From; readonly columns: Exclude<keyof v.InferInput<Schema>, ColumnOf<From>> };

type Parse<Schema extends v.GenericSchema> = (rows: unknown) => readonly v.InferOutput<Schema>[];

/** All rows, or none: throws at the first that is not as it should be. */
export function rowsOf<From extends Source, Schema extends v.GenericSchema>(
  _from: From,
  schema: Schema & Given<From, Schema>,
): Parse<Schema> {
  return (rows) => v.parse(v.array<v.GenericSchema<unknown, v.InferOutput<Schema>>>(schema), rows);
}

/** Those that can be read: a damaged one must not take the whole list along. */
export function readableRowsOf<From extends Source, Schema extends v.GenericSchema>(
  _from: From,
  schema: Schema & Given<From, Schema>,
): Parse<Schema> {
  return (rows) => readableRows(rows, (row) => v.parse<Schema>(schema, row));
}
