/** Why a version says something else than the one before it: asked of each version anew, never the last one's once more. */
import { canonicalJson } from '../../../core/canonicalJson.ts';
import type { Localized } from '../../../core/content/fields.ts';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import { LOCALES } from '../../../core/locale.ts';
import { lastPublicAt, revisionOf, type Item, type Revision } from './item.ts';

/** The field of the kinds that have one. */
export const REASON = 'reworded';

/** Who cannot be published again without one, as the database has it (private.lacks_own_reason()). */
const PROMISE = 'commitment';

export const hasReason = ({ fields }: ContentKind): boolean => REASON in fields;

/** The body of a new version: what it says, and no reason yet. */
export function withoutReason(body: Draft): Draft {
  const { [REASON]: _last, ...rest } = body;
  return rest;
}

/** Whether a revision's reason was told to visitors: what is begun on it is a new version, and has none yet. */
export const isTold = (kind: ContentKind, item: Item, head: Revision | null, now: number): boolean =>
  head !== null && hasReason(kind) && wasPublic(item, head, now);

/** Whether visitors could read this very revision. */
const wasPublic = ({ steps }: Item, { id }: Revision, now: number) =>
  steps.some(
    ({ action, revision, goLiveAt, at, delivery }) =>
      revision === id &&
      delivery !== 'refused' &&
      (action === 'published' || (action === 'scheduled' && (goLiveAt ?? at) <= now)),
  );

/** Whether a body must say why before it is published: it says something else than what was public last, and gives no reason of its own. */
export function lacksReason(kind: ContentKind, item: Item, body: Draft, now: number): boolean {
  if (!hasReason(kind)) return false;
  const last = revisionOf(item, lastPublicAt(item, now)?.revision ?? null);
  if (last === null || same(withoutReason(last.body), withoutReason(body))) return false;
  const reason = reasonOf(body);
  if (reason === null) return kind.kind === PROMISE;
  return same(body[REASON], last.body[REASON]);
}

/** Null where nothing is written in any language. */
export function reasonOf(body: Draft): Localized | null {
  const reason = body[REASON];
  if (typeof reason !== 'object' || reason === null) return null;
  const texts: Localized = { ...reason };
  return LOCALES.some((locale) => texts[locale]?.trim()) ? texts : null;
}

const same = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);
