/**
 * Two people wrote at once: what both did, put together block by block. What cannot be both is a clash, with each side's words in it, so
 * that nothing that was typed is lost.
 */
import { blocksOf, bodyOf, idsAt } from './blocks.ts';
import type { Field, FieldMap } from './fields.ts';
import type { Draft } from './kind.ts';
import { mergeText } from './mergeText.ts';

export interface Clash {
  /** The block's, as blocks.ts names it. */
  readonly path: string;
  readonly field: Field;
  /** Undefined: nothing stood there. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  /** Where something clashes it says ours. */
  readonly body: Draft;
  readonly clashes: readonly Clash[];
  /** Entries that one side took out and the other one changed (`milestones.<id>`): they stay, and somebody is told. */
  readonly kept: readonly string[];
}

type Values = ReadonlyMap<string, unknown>;
const NONE: readonly string[] = [];

/** @param base what both began with; null where nobody knows: then everything that differs is a clash. */
export function mergeBodies(fields: FieldMap, base: Draft | null, ours: Draft, theirs: Draft): Merged {
  const [was, mine, other] = [base ?? {}, ours, theirs].map((body) => valuesIn(fields, body)) as [
    Values,
    Values,
    Values,
  ]; // three in, three out
  const merged = new Map<string, unknown>();
  const clashes: Clash[] = [];
  const kept: string[] = [];
  for (const [path, field] of pathsOf(fields, [base ?? {}, ours, theirs])) {
    const [b, o, t] = [was.get(path), mine.get(path), other.get(path)];
    if (path.endsWith('.#')) {
      const list = path.slice(0, -2);
      const touched = (id: string, by: Values) => isTouched(`${list}.${id}.`, was, by);
      const order = mergeOrder(idsAt(b), { ids: idsAt(o), touched: (id) => touched(id, mine) }, { ids: idsAt(t), touched: (id) => touched(id, other) }); // prettier-ignore
      merged.set(path, order.ids);
      kept.push(...order.kept.map((id) => `${list}.${id}`));
    } else if (same(o, t) || same(b, t)) merged.set(path, o);
    else if (same(b, o)) merged.set(path, t);
    else {
      const both = base !== null && isText(field) ? mergeText(asText(b), asText(o), asText(t)) : null;
      merged.set(path, both ?? o);
      if (both === null) clashes.push({ path, field, base: b, ours: o, theirs: t });
    }
  }
  // A side that took an entry out says nothing about its blocks.
  const isKept = (path: string) => kept.some((entry) => path.startsWith(`${entry}.`));
  for (const path of merged.keys()) if (isKept(path)) merged.set(path, mine.get(path) ?? other.get(path));
  return {
    body: bodyOf(fields, (path) => merged.get(path)),
    clashes: clashes.filter(({ path }) => !isKept(path) && isThere(path, merged)),
    kept,
  };
}

const isText = (field: Field) => field.type === 'text' || field.type === 'markdown';
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const valuesIn = (fields: FieldMap, body: Draft): Values =>
  new Map(blocksOf(fields, body).map(({ path, value }) => [path, value]));

function pathsOf(fields: FieldMap, bodies: readonly Draft[]): ReadonlyMap<string, Field> {
  return new Map(bodies.flatMap((body) => blocksOf(fields, body).map(({ path, field }) => [path, field] as const)));
}

/** What is empty is one thing, however it is written. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(blank(one)) === JSON.stringify(blank(other));
}
function blank(value: unknown): unknown {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** Whether a side said something else in an entry than what both began with. */
function isTouched(entry: string, was: Values, by: Values): boolean {
  return [...new Set([...was.keys(), ...by.keys()])].some(
    (path) => path.startsWith(entry) && !same(was.get(path), by.get(path)),
  );
}

/** Whether the entries that a block stands in are still in their lists. */
function isThere(path: string, merged: Values): boolean {
  const parts = path.split('.');
  return parts.every((part, at) => {
    const order = merged.get(`${parts.slice(0, at).join('.')}.#`);
    return order === undefined || part === '#' || idsAt(order).includes(part);
  });
}

interface Side {
  readonly ids: readonly string[];
  readonly touched: (id: string) => boolean;
}

function mergeOrder(base: readonly string[], ours: Side, theirs: Side) {
  const kept: string[] = [];
  const stays = (id: string) => {
    if (!base.includes(id) || (ours.ids.includes(id) && theirs.ids.includes(id))) return true;
    const left = [ours, theirs].find(({ ids }) => ids.includes(id));
    if (!left?.touched(id)) return false;
    kept.push(id);
    return true;
  };
  const moved = (side: Side) =>
    !same(
      base.filter((id) => side.ids.includes(id)),
      side.ids.filter((id) => base.includes(id)),
    );
  // Whoever put them in another order is followed; where both did, ours.
  const [first, second] = moved(ours) || !moved(theirs) ? [ours.ids, theirs.ids] : [theirs.ids, ours.ids];
  const ids = [...first];
  for (const [at, id] of second.entries()) {
    if (ids.includes(id)) continue;
    const before = second.slice(0, at).findLast((one) => ids.includes(one));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  const stayed = ids.filter(stays);
  return { ids: stayed, kept: kept.length > 0 ? kept : NONE };
}
