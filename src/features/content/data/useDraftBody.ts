/**
 * What is being written: kept on this device at every pause, and found again after a reload, a dead battery or an expired sign-in. It
 * remembers what it was begun on, so that a colleague's wording that arrives meanwhile is not written over.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../../../core/content/kind.ts';
import { drafts } from '../../../hooks/drafts.ts';
import type { Revision } from '../model/item.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { draftKey } from './save.ts';

interface Begun {
  readonly parent: string | null;
  readonly body: Draft;
}

export interface DraftBody {
  /** Null until this device was asked. */
  readonly body: Draft | null;
  /** The wording it is written on. */
  readonly parent: string | null;
  readonly changed: boolean;
  /** It was typed before this page was opened. */
  readonly restored: boolean;
  readonly write: (change: (body: Draft) => Draft) => void;
  /** Back to the newest wording. */
  readonly discard: () => void;
  /** It is in the outbox now, under that id. */
  readonly saved: (revision: string, body: Draft) => void;
}

/** @param head the newest wording; null for none yet. */
export function useDraftBody(item: string, head: Revision | null): DraftBody {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [read, setRead] = useState(false);
  const [restored, setRestored] = useState(false);
  // What was saved here a moment ago, until it is the newest that is shown.
  const [own, setOwn] = useState<Begun | null>(null);
  const keeper = useMemo(() => createDraftKeeper(draftKey(item)), [item]);

  useEffect(() => {
    let gone = false;
    void drafts.read(draftKey(item)).then((kept) => {
      if (gone) return;
      const found = asBegun(kept);
      setBegun((now) => now ?? found);
      setRestored(found !== null);
      setRead(true);
    });
    const hidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      gone = true;
      keeper.flush();
      removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [item, keeper]);

  const newest: Begun =
    own !== null && head?.id !== own.parent && !isPast(own, head)
      ? own
      : { parent: head?.id ?? null, body: head?.body ?? NOTHING };
  const now = begun ?? newest;
  // A picture is ready seconds after it was chosen: what was typed meanwhile stays.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return {
    body: read ? now.body : null,
    parent: now.parent,
    changed: begun !== null,
    restored,
    write(change) {
      const next = { parent: latest.current.parent, body: change(latest.current.body) };
      latest.current = next;
      setBegun(next);
      keeper.keep(next);
    },
    discard() {
      keeper.forget();
      setBegun(null);
      setRestored(false);
    },
    saved(revision, body) {
      keeper.forget();
      setOwn({ parent: revision, body });
      setBegun(null);
      setRestored(false);
    },
  };
}

const NOTHING: Draft = {};

/** Whether something was made of what was saved here. */
const isPast = (own: Begun, head: Revision | null) =>
  head !== null && (head.parent === own.parent || head.merged === own.parent);

function asBegun(kept: unknown): Begun | null {
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || !('parent' in kept)) return null;
  const { body, parent } = kept;
  if (typeof body !== 'object' || body === null || (parent !== null && typeof parent !== 'string')) return null;
  return { parent, body: body as Draft }; // what was written here
}
