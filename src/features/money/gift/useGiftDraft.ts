/** What is typed of a gift, kept at every change and given back after the tab was killed, the sign-in ran out or somebody went away. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { drafts } from '../../../hooks/drafts.ts';
import { isSaved, newIds } from '../data/saveMoney.ts';
import { giftDraftIn, giftDraftKey, isWorthKeeping, type GiftDraft, type GiftIds } from '../model/giftDraft.ts';
import type { GiftValues } from '../model/giftForm.ts';

export interface GiftDraftHere {
  readonly ids: GiftIds;
  readonly typed: Partial<GiftValues>;
  /** Where it lies, for the save that ends it. */
  readonly key: string;
  /** Something typed earlier is in the form. */
  readonly restored: boolean;
  readonly change: (part: Partial<GiftValues>) => void;
  /** Another gift, of which this is known. */
  readonly begin: (typed: Partial<GiftValues>) => void;
}

export function useGiftDraft(me: string, spending: boolean): GiftDraftHere {
  const key = giftDraftKey(me, spending);
  const [state, setState] = useState<GiftDraft>(() => ({ ids: newIds(), typed: {} }));
  const [restored, setRestored] = useState(false);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    void drafts.read(key).then(async (kept) => {
      const found = giftDraftIn(kept);
      if (found === null || gone) return;
      // Saved by a page that died before it could forget it.
      if (await isSaved(found.ids.entry)) return drafts.forget(key);
      // Whoever has begun to type meanwhile types another gift.
      if (gone || touched.current) return;
      setState(found);
      setRestored(true);
    });
    return () => {
      gone = true;
    };
  }, [key]);

  const change = useCallback(
    (part: Partial<GiftValues>) => {
      touched.current = true;
      const next = { ...state, typed: { ...state.typed, ...part } };
      setState(next);
      void (isWorthKeeping(next.typed) ? drafts.save(key, next) : drafts.forget(key));
    },
    [key, state],
  );

  function begin(typed: Partial<GiftValues>) {
    touched.current = true;
    setState({ ids: newIds(), typed });
    setRestored(false);
    void drafts.forget(key);
  }

  return { ...state, key, restored, change, begin };
}
