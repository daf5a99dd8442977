/**
 * The few words typed into a small dialog of the walk: kept at every change and given back after the page died, with the
 * id of what they become, so that a phone that died while saving saves nothing twice.
 */
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../../hooks/drafts.ts';
import { isRecorded } from './saveFact.ts';
import { uuid } from '../../../core/uuid.ts';

export interface Words<T> {
  /** Of the record that saving them makes. */
  readonly id: string;
  readonly words: T;
  readonly type: (field: keyof T, text: string) => void;
  /** Once they are saved. */
  readonly forget: () => Promise<void>;
}

interface Kept<T> {
  readonly id: string;
  readonly words: T;
}

/** @param key the draft's: one a person and place. */
export function useTypedText<T extends Readonly<Record<string, string>>>(key: string, empty: T): Words<T> {
  const [kept, setKept] = useState<Kept<T>>(() => ({ id: uuid(), words: empty }));
  const typed = useRef(false);

  useEffect(() => {
    let gone = false;
    void drafts.read(key).then(async (draft) => {
      const found = wordsIn(draft);
      if (found === null || gone) return;
      if (await isRecorded(found.id)) await drafts.forget(key);
      else if (!typed.current) {
        setKept(({ words }) => ({ id: found.id, words: { ...words, ...known(words, found.words) } }));
      }
    });
    return () => {
      gone = true;
    };
  }, [key]);

  function type(field: keyof T, text: string) {
    typed.current = true;
    const next = { ...kept, words: { ...kept.words, [field]: text } };
    setKept(next);
    void drafts.save(key, next);
  }

  return { ...kept, type, forget: () => drafts.forget(key) };
}

function wordsIn(draft: unknown): Kept<Readonly<Record<string, unknown>>> | null {
  if (typeof draft !== 'object' || draft === null || !('id' in draft) || !('words' in draft)) return null;
  const { id, words } = draft;
  return typeof id === 'string' && typeof words === 'object' && words !== null
    ? { id, words: words as Readonly<Record<string, unknown>> } // read field by field
    : null;
}

/** Of what was kept, the fields that are there today. */
function known<T extends Readonly<Record<string, string>>>(
  fields: T,
  kept: Readonly<Record<string, unknown>>,
): Partial<T> {
  const pairs = Object.keys(fields).flatMap((name) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : []));
  return Object.fromEntries(pairs) as Partial<T>; // names of `fields` only
}
