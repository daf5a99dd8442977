/** The addresses of the database's functions and rows over PostgREST. Nothing else in the app writes one. */
import type { ArgsOf, Column, FunctionName, TableName } from './schema.ts';

export interface RowsQuery<Table extends TableName> {
  readonly select: '*' | readonly Column<Table>[];
  /** PostgREST's filters, "eq.5" say; several of a column must all hold. */
  readonly where?: { readonly [Name in Column<Table>]?: string | readonly string[] };
  readonly order?: `${Column<Table>}.${'asc' | 'desc'}`;
  readonly limit?: number;
}

/** As encodeURIComponent, but times and lists stay readable, as they always were: browsers and caches know an answer by its address. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
const pair = (name: string, value: unknown) => `${name}=${encode(String(value))}`;

/** For a function that is told its arguments in the body. */
export const functionPath = (name: FunctionName): string => `/rest/v1/rpc/${name}`;

/** For a function that is only asked: with its arguments in the address. */
export function callPath<Name extends FunctionName>(
  name: Name,
  ...[args]: ArgsOf<Name> extends Readonly<Record<string, never>> ? [] : [ArgsOf<Name>]
): string {
  const given = Object.entries(args ?? {}).flatMap(([key, value]) => (value === null ? [] : pair(key, value)));
  return `${functionPath(name)}${given.length > 0 ? `?${given.join('&')}` : ''}`;
}

export const tablePath = (table: TableName): string => `/rest/v1/${table}`;

export function rowsPath<Table extends TableName>(
  table: Table,
  { select, where = {}, order, limit }: RowsQuery<Table>,
): string {
  const query = [
    pair('select', select === '*' ? select : select.join(',')),
    ...filters(where),
    ...(order === undefined ? [] : [pair('order', order)]),
    ...(limit === undefined ? [] : [pair('limit', limit)]),
  ];
  return `${tablePath(table)}?${query.join('&')}`;
}

/** Some of a table's rows; null where nothing says which. */
export function wherePath<Table extends TableName>(
  table: Table,
  where: NonNullable<RowsQuery<Table>['where']>,
): string | null {
  const query = filters(where);
  return query.length === 0 ? null : `${tablePath(table)}?${query.join('&')}`;
}

function filters(where: Readonly<Record<string, string | readonly string[] | undefined>>): string[] {
  return Object.entries(where).flatMap(([name, all]) => [all ?? []].flat().map((one) => pair(name, one)));
}
