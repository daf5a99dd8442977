/** Changing a body block by block, and the entries of its lists: always a new body, in which nothing empty is kept. */
import { blocksOf, bodyOf, idsAt } from '../../../core/content/blocks.ts';
import type { FieldMap } from '../../../core/content/fields.ts';
import type { Draft } from '../../../core/content/kind.ts';

/** The block of a list that holds its order. */
export const orderOf = (path: string) => `${path}.#`;

function changed(fields: FieldMap, body: Draft, changes: ReadonlyMap<string, unknown>): Draft {
  const values = new Map(blocksOf(fields, body).map(({ path, value }) => [path, value]));
  for (const [path, value] of changes) values.set(path, value);
  return bodyOf(fields, (path) => values.get(path));
}

export const withValue = (fields: FieldMap, body: Draft, path: string, value: unknown): Draft =>
  changed(fields, body, new Map([[path, value]]));

export function valuesOf(fields: FieldMap, body: Draft): ReadonlyMap<string, unknown> {
  return new Map(blocksOf(fields, body).map(({ path, value }) => [path, value]));
}

const orderIn = (fields: FieldMap, body: Draft, list: string) => idsAt(valuesOf(fields, body).get(orderOf(list)));

export const withEntry = (fields: FieldMap, body: Draft, list: string, id: string): Draft =>
  withValue(fields, body, orderOf(list), [...orderIn(fields, body, list), id]);

export const withoutEntry = (fields: FieldMap, body: Draft, list: string, id: string): Draft =>
  withValue(
    fields,
    body,
    orderOf(list),
    orderIn(fields, body, list).filter((one) => one !== id),
  );

/** @param by -1: one up; 1: one down. */
export function withMoved(fields: FieldMap, body: Draft, list: string, id: string, by: -1 | 1): Draft {
  const order = [...orderIn(fields, body, list)];
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return body;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return withValue(fields, body, orderOf(list), order);
}
