/** What a service of a file would change: a draft of its own, an own wording brought up to date, or nothing. Pure. */
import type { Json } from '../../../../core/outbox/record.ts';
import type { Draft } from './read.ts';
import { derivedId } from './derivedId.ts';

export type Body = { readonly [field: string]: Json };

/** What the server has under the id. */
export interface Known {
  readonly kind: string;
  readonly slug: string;
  readonly head: string;
  readonly body: Body;
  /** Every wording's id. */
  readonly wordings: ReadonlySet<string>;
}
/** `earlier`: the file was brought in before, and somebody has changed it here since. `taken`: its id is something else's. */
export type State = 'new' | 'changed' | 'same' | 'earlier' | 'taken';
/** Those that make a draft. */
export const isWanted = ({ state }: Planned): boolean => state === 'new' || state === 'changed';

export interface Planned {
  readonly item: string;
  readonly name: string;
  readonly state: State;
  /** The wording's id: the same for the same service of the same file, so that it is saved once, whoever brings it in how often. */
  readonly revision: string;
  readonly parent: string | null;
  readonly slug: string;
  readonly body: Body;
  /** Which fields would be others. */
  readonly fields: readonly string[];
}

export function planned(draft: Draft, known: Known | null, slug: string): Planned {
  // Of optional parts none is undefined: read.ts leaves them out.
  const given = draft.body as Body;
  const revision = derivedId('hsds', draft.id, JSON.stringify(given));
  const before = known?.body ?? {};
  const body = overlaid(before, given);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(given)])].filter((name) => said(body[name]) !== said(before[name])); // prettier-ignore
  const state = stateOf(known, fields, revision);
  return {
    item: draft.id,
    name: draft.name,
    state,
    revision,
    parent: known?.head ?? null,
    slug: known?.slug ?? slug,
    body,
    fields: state === 'changed' ? fields : [],
  };
}

function stateOf(known: Known | null, fields: readonly string[], revision: string): State {
  if (known === null) return 'new';
  if (known.kind !== 'service') return 'taken';
  if (fields.length === 0) return 'same';
  return known.wordings.has(revision) ? 'earlier' : 'changed';
}

/** A file says nothing in Spanish: what somebody wrote in another language, and what the file lacks, stays. */
function overlaid(before: Body, given: Body): Body {
  const after: Record<string, Json> = { ...before };
  for (const [name, value] of Object.entries(given)) {
    const own = before[name];
    if (isObject(value) && isObject(own)) after[name] = { ...own, ...value };
    else if (Array.isArray(value) && Array.isArray(own) && value.some(isObject)) after[name] = entries(own, value);
    else after[name] = value;
  }
  // A place that was known before goes, once it is one that nobody may know; and a file tells none of it.
  if (after['confidential'] === true) {
    delete after['address'];
    delete after['directions'];
  }
  return after;
}

const entries = (before: readonly Json[], given: readonly Json[]): Json[] =>
  given.map((entry) => {
    const own = before.find((one) => isObject(one) && isObject(entry) && one['id'] === entry['id']);
    return isObject(entry) && isObject(own) ? { ...entry, ...labelOf(own, entry) } : entry;
  });

const labelOf = (own: Body, entry: Body): Body =>
  isObject(own['label']) ? { label: { ...own['label'], ...(isObject(entry['label']) ? entry['label'] : {}) } } : {};

const isObject = (value: Json | undefined): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys in one order: PostgreSQL gives them in its own. */
function said(value: Json | undefined): string {
  if (Array.isArray(value)) {
    const parts = value.map((one: Json) => said(one));
    // Choices have no order; entries do.
    return `[${(value.some(isObject) ? parts : parts.toSorted()).join()}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? '';
  return `{${Object.keys(value).toSorted().map((key) => `${key}:${said(value[key])}`).join()}}`; // prettier-ignore
}
