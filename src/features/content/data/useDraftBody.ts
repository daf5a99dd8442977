/**
 * What is being written: kept on this device at every pause, and found again after a reload, a dead battery or an expired sign-in. It
 * remembers what it was begun on, so that a colleague's wording that arrives meanwhile is not written over.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../../../core/content/kind.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { leftAfter, type Begun, type SavedBody } from '../model/begun.ts';
import type { Revision } from '../model/item.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import { draftKey } from './save.ts';

export interface DraftBody {
  /** Null until this device was asked. */
  readonly body: Draft | null;
  /** The wording it is written on. */
  readonly parent: string | null;
  readonly changed: boolean;
  /** Whether what was typed is on this device's disk; null while it is on its way there. */
  readonly kept: boolean | null;
  /** It was typed before this page was opened. */
  readonly restored: boolean;
  readonly write: (change: (body: Draft) => Draft) => void;
  /** Back to the newest wording. */
  readonly discard: () => void;
  /** It is in the outbox now. What was typed meanwhile stays, written on top of it. @param written as it was saved */
  readonly saved: (saved: SavedBody, written: Draft) => void;
}

/** @param head the newest wording; null for none yet. */
export function useDraftBody(item: string, head: Revision | null): DraftBody {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [read, setRead] = useState(false);
  const [restored, setRestored] = useState(false);
  // What was saved here a moment ago, until it is the newest that is shown.
  const [own, setOwn] = useState<Begun | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const keeper = useMemo(() => createDraftKeeper(draftKey(item), setKept), [item]);

  useEffect(() => {
    let gone = false;
    void drafts.read(draftKey(item)).then((draft) => {
      if (gone) return;
      const found = asBegun(draft);
      setBegun((now) => now ?? found);
      setRestored(found !== null);
      // Found in the tab alone it goes to the disk now.
      if (found !== null) keeper.keep(found);
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

  // Words that are on this page alone: the browser asks before it closes it.
  const isAlone = begun !== null && kept === false;
  useEffect(() => {
    if (!isAlone) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAlone]);

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
    kept,
    restored,
    write(change) {
      const next = { parent: latest.current.parent, body: change(latest.current.body) };
      latest.current = next;
      setBegun(next);
      setKept(null);
      keeper.keep(next);
    },
    discard() {
      keeper.forget();
      setBegun(null);
      setRestored(false);
    },
    saved(saved, written) {
      const left = leftAfter(latest.current, saved);
      if (left === null) keeper.forget();
      else {
        latest.current = left;
        keeper.keep(left);
      }
      setOwn({ parent: saved.revision, body: written });
      setBegun(left);
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
