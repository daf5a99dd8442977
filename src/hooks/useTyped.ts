/**
 * What is typed into a dialog about something that others decide, too: kept on this device at every change and given back after a
 * reload, a dead battery or a dialog that was closed; with the decision that it was begun on, so that a colleague's is not written over.
 */
import { useEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import { typedIn, type Texts, type TypedDraft } from './typedDraft.ts';

export interface Typed<F extends Texts> {
  readonly values: F;
  /** The decision that was seen when the typing began; null: there was none yet. */
  readonly base: string | null;
  /** It was typed before this dialog was opened. */
  readonly restored: boolean;
  readonly set: (part: Partial<F>) => void;
  /** Whoever types has seen that this is decided now. */
  readonly rebase: (head: string | null) => void;
  readonly startOver: () => void;
  /** Once it is saved. */
  readonly forget: () => Promise<void>;
}

/**
 * @param key one a person, a thing and a deed.
 * @param initial as the fields begin without a draft.
 * @param head the decision that counts now.
 */
export function useTyped<F extends Texts>(key: string, initial: F, head: string | null): Typed<F> {
  const [empty] = useState(initial);
  const [draft, setDraft] = useState<TypedDraft<F>>(() => ({ base: head, values: initial }));
  const [restored, setRestored] = useState(false);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    void drafts.read(key).then((kept) => {
      const found = typedIn(kept, empty);
      // Whoever has begun to type meanwhile types something else.
      if (gone || touched.current || found === null) return;
      setDraft(found);
      setRestored(true);
    });
    return () => {
      gone = true;
    };
  }, [key, empty]);

  function keep(next: TypedDraft<F>) {
    touched.current = true;
    setDraft(next);
    const isEmpty = Object.entries(next.values).every(([name, text]) => text === empty[name]);
    void (isEmpty ? drafts.forget(key) : drafts.save(key, next));
  }

  return {
    values: draft.values,
    base: draft.base,
    restored,
    set: (part) => keep({ ...draft, values: { ...draft.values, ...part } }),
    rebase: (base) => keep({ ...draft, base }),
    startOver() {
      setRestored(false);
      keep({ base: head, values: empty });
    },
    forget: () => drafts.forget(key),
  };
}
