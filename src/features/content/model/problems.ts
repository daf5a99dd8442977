/** What still stands between a text and its publication, by block: the rules of its kind, put so that the editor can say each in words. */
import * as v from 'valibot';
import { wholeSchema } from '../../../backend/contentSchema.ts';
import type { Field, FieldMap } from '../../../core/content/fields.ts';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';

export type ProblemCode = 'missing' | 'too-long' | 'wrong' | 'too-many' | 'below' | 'no-number';

export interface Problem {
  readonly code: ProblemCode;
  /** Characters or entries at most. */
  readonly max?: number;
  /** The field that it must not be below. */
  readonly than?: string;
}

const NO_NUMBER: Problem = { code: 'no-number' };

/**
 * With boxes in which something stands that is no number: the body has nothing of it, and nothing is saved or published beside it.
 * @param unread their paths
 */
export function problemsWith(
  kind: ContentKind,
  body: Draft,
  unread: ReadonlySet<string>,
): ReadonlyMap<string, Problem> {
  return new Map([...problemsOf(kind, body), ...[...unread].map((path) => [path, NO_NUMBER] as const)]);
}

/** A text that lacks every language is told at the path of the text itself (`title`), everything else at its block. */
export function problemsOf(kind: ContentKind, body: Draft): ReadonlyMap<string, Problem> {
  const result = v.safeParse(wholeSchema(kind), body);
  const found = new Map<string, Problem>();
  for (const issue of result.issues ?? []) {
    const { path, field } = placeOf(kind.fields, body, keysOf(issue));
    if (path !== '' && !found.has(path)) found.set(path, said(issue, field));
  }
  return found;
}

const keysOf = (issue: v.BaseIssue<unknown>): readonly (string | number)[] =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

/** `milestones.0.text` by the entry's id, as blocks.ts names it. */
function placeOf(fields: FieldMap, body: Draft, keys: readonly (string | number)[]) {
  const parts: string[] = [];
  let at: unknown = body;
  let inside: FieldMap | null = fields;
  let field: Field | null = null;
  for (const key of keys) {
    const next: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
    if (typeof key === 'number') {
      const id: unknown = typeof next === 'object' && next !== null ? Reflect.get(next, 'id') : undefined;
      if (typeof id !== 'string') break;
      parts.push(id);
    } else {
      const known: Field | undefined = inside?.[key];
      if (known) {
        field = known;
        inside = 'fields' in known ? known.fields : null;
      }
      parts.push(key);
    }
    at = next;
  }
  return { path: parts.join('.'), field };
}

function said(issue: v.BaseIssue<unknown>, field: Field | null): Problem {
  if (issue.type === 'raw_check') return { code: 'below', than: issue.expected?.slice(2) ?? '' };
  if (issue.received === 'undefined' || issue.type === 'min_entries' || issue.type === 'min_length')
    return { code: 'missing' };
  if (issue.type === 'max_length' && Array.isArray(issue.input)) return { code: 'too-many', ...maxOf(field) };
  if (issue.type === 'max_length' || issue.type === 'max_bytes') return { code: 'too-long', ...maxOf(field) };
  return { code: isBlank(issue.input) ? 'missing' : 'wrong' };
}

const isBlank = (input: unknown) => typeof input === 'string' && input.trim() === '';
const maxOf = (field: Field | null) => (field && 'max' in field ? { max: field.max } : {});
