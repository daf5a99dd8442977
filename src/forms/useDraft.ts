/** Restores what was typed when a form opens, and keeps what is typed while it is open. */
import { useEffect, useRef, useState } from 'react';
import { drafts, savedPayload } from '../hooks/drafts.ts';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { CampaignForm, FormValues } from './useCampaignForm.ts';

interface DraftOptions<V extends FormValues, P> {
  readonly form: CampaignForm<V>;
  readonly initial: V;
  readonly keyNow: () => string;
  readonly editing: string | null;
  readonly toValues: (payload: P) => V;
  /** The item to be changed is no longer there. */
  readonly onGone: () => void;
}

export interface Draft {
  readonly keeper: DraftKeeper;
  /** Something typed earlier is in the form. */
  readonly restored: boolean;
  /** The item to be changed is no longer there, or was sent. */
  readonly gone: boolean;
  /** The person does not want it. */
  clear(): void;
  /** It is saved for sending now, also what was kept under `key` before that. */
  forget(key: string): void;
}

export function useDraft<V extends FormValues, P>(options: DraftOptions<V, P>): Draft {
  const latest = useRef(options);
  const start = useRef<V>(options.initial);
  const [restored, setRestored] = useState(false);
  const [itemGone, setItemGone] = useState(false);
  const [keeper] = useState(createDraftKeeper);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let gone = false;
    let begun = false;
    let stop = () => {};
    void restore();

    async function restore() {
      const { initial, keyNow, editing, toValues, form, onGone } = latest.current;
      const [saved, kept] = await Promise.all([editing === null ? null : savedPayload(editing), drafts.read(keyNow())]);
      if (gone) return;
      // The outbox holds only payloads that this form's own kind made.
      if (saved !== null && saved !== 'gone') start.current = toValues(saved.payload as P);
      if (saved === 'gone') onGone();
      setItemGone(saved === 'gone');
      const draft = sameShape(kept, initial);
      const found = { ...start.current, ...draft };
      // Keeping begins only here: before, the empty form would overwrite what was kept.
      begun = true;
      keeper.begin(keyNow(), start.current, found);
      if (start.current !== initial || draft !== null) form.fill(typedOver(found, form, initial));
      setRestored(draft !== null);
      stop = form.watch((values) => keeper.changed(values));
    }

    const hidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const leaving = () => {
      if (begun) return keeper.flush();
      // Left before the kept draft had been read: only what was typed by then, to be laid over it.
      const { form, initial, keyNow } = latest.current;
      const typed = typedValues(form, initial);
      if (Object.keys(typed).length > 0) drafts.keepForReload(keyNow(), typed);
    };
    addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      gone = true;
      stop();
      keeper.flush();
      removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);

  return {
    keeper,
    restored,
    gone: itemGone,
    clear() {
      options.form.fill(start.current);
      setRestored(false);
      void drafts.forget(options.keyNow());
    },
    forget(key) {
      for (const one of new Set([key, options.keyNow()])) void drafts.forget(one);
    },
  };
}

/** What was typed while the draft was being read wins. */
function typedOver<V extends FormValues>(found: V, form: CampaignForm<V>, initial: V): V {
  return { ...found, ...typedValues(form, initial) };
}

/** The fields that no longer hold what an empty form holds. */
function typedValues<V extends FormValues>(form: CampaignForm<V>, initial: V): Record<string, unknown> {
  let now = initial;
  form.watch((values) => {
    now = values;
  })();
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== initial[name]));
}

/** The fields of a kept draft that this version of the form still has; null when there is nothing of use. */
function sameShape<V extends FormValues>(kept: unknown, initial: V): Partial<V> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const entries = Object.entries(kept).filter(([name, value]) => typeof value === typeof initial[name]);
  if (entries.every(([name, value]) => value === initial[name])) return null;
  return Object.fromEntries(entries) as Partial<V>; // each value has the type of the field it is for
}
