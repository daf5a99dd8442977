/** A body as a flat list of blocks, the smallest things that are written, compared and merged: `title.en`, `milestones.<id>.text.es`. */
import { LOCALES } from '../locale.ts';
import type { Field, FieldMap } from './fields.ts';
import type { Draft } from './kind.ts';

/** The block of a list that says which entries it has, in which order. */
const ORDER = '#';

export interface Block {
  /** Unique in the body, and the same in each of its revisions. */
  readonly path: string;
  readonly field: Field;
  /** Undefined: nothing is written there. The ids in their order for a list. */
  readonly value: unknown;
}

const isRecord = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asRecord = (value: unknown): Draft => (isRecord(value) ? value : {});

/** The entries of a list that have an id. */
export function entriesOf(value: unknown): readonly (Draft & { readonly id: string })[] {
  if (!Array.isArray(value)) return [];
  const rows: readonly unknown[] = value;
  return rows.filter((row): row is Draft & { readonly id: string } => isRecord(row) && typeof row.id === 'string');
}

/** Every block of a body, those with nothing in them too; of a list those of the entries it has. */
export function blocksOf(fields: FieldMap, body: Draft, at = ''): readonly Block[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Block[] => {
    const path = at + name;
    const value = body[name];
    if (field.type === 'group') return blocksOf(field.fields, asRecord(value), `${path}.`);
    if (field.type === 'list') {
      const entries = entriesOf(value);
      const order = { path: `${path}.${ORDER}`, field, value: entries.map(({ id }) => id) };
      return [order, ...entries.flatMap((entry) => blocksOf(field.fields, entry, `${path}.${entry.id}.`))];
    }
    if ('each' in field && field.each) {
      return LOCALES.map((locale) => ({ path: `${path}.${locale}`, field, value: asRecord(value)[locale] }));
    }
    return [{ path, field, value }];
  });
}

/** The body that has these blocks. What is empty is left out, so that one body is written in one way. */
export function bodyOf(fields: FieldMap, valueAt: (path: string) => unknown, at = ''): Draft {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = valueOf(field, valueAt, at + name);
    if (!isEmpty(value)) body[name] = value;
  }
  return body;
}

function valueOf(field: Field, valueAt: (path: string) => unknown, path: string): unknown {
  if (field.type === 'group') return bodyOf(field.fields, valueAt, `${path}.`);
  if (field.type === 'list') {
    return idsAt(valueAt(`${path}.${ORDER}`)).map((id) => ({
      id,
      ...bodyOf(field.fields, valueAt, `${path}.${id}.`),
    }));
  }
  if (!('each' in field && field.each)) return valueAt(path);
  const said = LOCALES.map((locale) => [locale, valueAt(`${path}.${locale}`)] as const);
  return Object.fromEntries(said.filter(([, value]) => !isEmpty(value)));
}

/** The ids that an order block holds. */
export function idsAt(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids: readonly unknown[] = value;
  return ids.filter((id): id is string => typeof id === 'string');
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The same body with nothing empty in it, and nothing that its kind does not know. */
export function tidied(fields: FieldMap, body: Draft): Draft {
  const values = new Map(blocksOf(fields, body).map(({ path, value }) => [path, value]));
  return bodyOf(fields, (path) => values.get(path));
}
