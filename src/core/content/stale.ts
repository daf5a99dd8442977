/** Which texts lack a language, or say something else since the other language was changed. */
import { LOCALES } from '../locale.ts';
import { blocksOf } from './blocks.ts';
import type { FieldMap } from './fields.ts';
import type { Draft } from './kind.ts';

export type Lag = 'missing' | 'stale';

/**
 * By the block's path (`title.es`). A language that changes alone leaves the other one behind; one that was behind catches up.
 * @param line the wordings from the first one to the one in question, each made of the one before.
 * @param right of each of them the texts that somebody found still right as they stand: the other language changed in its spelling alone.
 */
export function lagging(
  fields: FieldMap,
  line: readonly Draft[],
  right: readonly ReadonlySet<string>[] = [],
): ReadonlyMap<string, Lag> {
  let behind = new Map<string, Lag>();
  let before = new Map<string, unknown>();
  for (const [at, body] of line.entries()) {
    const now = new Map(textsOf(fields, body).map(({ path, value }) => [path, value]));
    const next = new Map<string, Lag>();
    for (const [path, value] of now) {
      const isNew = (one: string) => said(before.get(one)) !== said(now.get(one));
      const others = othersOf(path).filter((other) => said(now.get(other)) !== '');
      if (others.length === 0) continue;
      if (said(value) === '') next.set(path, 'missing');
      else if (isNew(path)) continue;
      else if (behind.get(path) === 'stale' || others.some((other) => isNew(other) && !behind.has(other))) {
        next.set(path, 'stale');
      }
    }
    for (const path of right[at] ?? []) if (next.get(path) === 'stale') next.delete(path);
    [behind, before] = [next, now];
  }
  return behind;
}

const said = (value: unknown) => (typeof value === 'string' ? value : '');

const textsOf = (fields: FieldMap, body: Draft) =>
  blocksOf(fields, body).filter(({ field }) => 'each' in field && field.each);

/** The same text in the other languages. */
function othersOf(path: string): readonly string[] {
  const at = path.lastIndexOf('.');
  return LOCALES.map((locale) => `${path.slice(0, at)}.${locale}`).filter((other) => other !== path);
}
