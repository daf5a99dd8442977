/** What is being typed into a form of the desk: kept on this device at every change, and gone in the very moment in which it is saved. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { drafts } from '../../../hooks/drafts.ts';

export interface KeptForm<F> {
  /** null until what was kept is read. */
  readonly initial: F | null;
  readonly keep: (values: F) => void;
  /** Of its draft: what saves the form forgets it with that. */
  readonly key: string;
}

const textsSchema = v.record(v.string(), v.string());

/** @param first what it begins with; ids are made here, so that a form that is pressed twice, or after a reload, saves one thing. */
export function useKeptForm<F extends Readonly<Record<string, string>>>(key: string, first: () => F): KeptForm<F> {
  const [made] = useState(first);
  const [initial, setInitial] = useState<F | null>(null);
  useEffect(() => {
    let gone = false;
    void drafts.read(key).then((kept) => {
      const read = v.safeParse(textsSchema, kept);
      const known = read.success ? Object.entries(read.output).filter(([name]) => name in made) : [];
      // Of its own fields alone: what an older version kept under other names is nothing here.
      if (!gone) setInitial({ ...made, ...Object.fromEntries(known) });
    });
    return () => {
      gone = true;
    };
  }, [key, made]);
  return { initial, keep: (values) => void drafts.save(key, values), key };
}
