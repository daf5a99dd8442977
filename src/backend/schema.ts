/** What may be asked of the database: its functions, tables and columns by the names and types that it has (`npm run db:types`). */
import type { Database, Json } from './database.types.ts';

type Functions = Database['public']['Functions'];
type Tables = Database['public']['Tables'];

export type FunctionName = keyof Functions;
export type TableName = keyof Tables;
export type Column<Table extends TableName> = keyof Tables[Table]['Row'] & string;

type IsJson<Value> = [Json] extends [Value | null] ? true : false;

/** Whatever is handed over may be read-only. */
type Sent = string | number | boolean | null | readonly Sent[] | { readonly [key: string]: Sent };
type Taken<Value> =
  IsJson<Value> extends true ? Sent : Value extends readonly (infer One)[] ? readonly Taken<One>[] : Value;

/** PostgreSQL takes null for every argument, which the generator does not say. JSON: no interface is assignable to an index signature. */
type Arguments<Args> = string extends keyof Args
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof Args]: (IsJson<Args[Name]> extends true ? object : Taken<Args[Name]>) | null };
export type ArgsOf<Name extends FunctionName> = Name extends FunctionName ? Arguments<Functions[Name]['Args']> : never;

/** null: the function gives nothing, or nothing this time. Rows are checked where they are read: the generator knows no nullable ones. */
export type AnswerOf<Name extends FunctionName> = Exclude<Functions[Name]['Returns'], undefined> | null;

/** A row as it is sent to be added. */
export type RowFor<Table extends TableName> = {
  readonly [Name in keyof Tables[Table]['Insert']]: Taken<Tables[Table]['Insert'][Name]>;
};

/** What gives rows. */
export type Source = FunctionName | TableName;
type Given<From extends Source> = From extends TableName
  ? Tables[From]['Row']
  : From extends FunctionName
    ? Functions[From]['Returns']
    : never;
type NameIn<Answer> =
  IsJson<Answer> extends true
    ? string
    : Answer extends readonly (infer One)[]
      ? keyof One & string
      : keyof Answer & string;
/** The columns of its rows; any name where the database says no more than "JSON". */
export type ColumnOf<From extends Source> = NameIn<Given<From>>;
