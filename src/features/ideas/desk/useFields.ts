/** The fields of a small form: kept while they are typed, what is wrong with them, and their attributes. */
import { useState } from 'react';
import * as v from 'valibot';
import type { Texts } from '../../../hooks/typedDraft.ts';
import { useTyped } from '../../../hooks/useTyped.ts';
import { m } from '../../../messages/messages.js';
import type { DecisionNotesProps } from '../../../ui/staff/DecisionNotes.tsx';
import { decidedSince, type Entry } from '../model/desk.ts';
import { actionWords } from './words.ts';

type Wrong<F> = { readonly [Name in keyof F]?: string };

/**
 * @param draft where what is typed is kept.
 * @param entry what it is decided about, as it stands now; null: something of its own.
 * @param gone it is on the list no more: somebody else has decided.
 */
export function useFields<F extends Texts>(
  draft: string,
  initial: F,
  entry: Pick<Entry, 'head' | 'facts'> | null,
  gone: boolean,
  onClose: () => void,
) {
  const head = entry?.head ?? null;
  const typed = useTyped(draft, initial, head);
  const [wrong, setWrong] = useState<Wrong<F>>({});
  const since = entry === null || typed.base === head ? [] : decidedSince(entry, typed.base);
  const notes: DecisionNotesProps = {
    restored: typed.restored,
    onStartOver: typed.startOver,
    meanwhile: [
      ...since.map(({ action, byName, en, es, responseEn, responseEs, reason }) =>
        [`${byName ?? m.ideas_somebody()} · ${actionWords[action]()}`, en, es, responseEn, responseEs, reason]
          .filter((one) => one !== null)
          .join('\n'),
      ),
      ...(typed.base !== head && since.length === 0 ? [m.ideas_somebody()] : []),
      ...(gone ? [m.ideas_gone_from_here()] : []),
    ],
    onLeave() {
      void typed.forget();
      onClose();
    },
    // What was decided about what is gone from the list is not known here: it is saved beside it.
    onKeep: gone ? null : () => typed.rebase(head),
  };
  const field = (name: keyof F & string) => ({
    value: typed.values[name],
    error: wrong[name] ?? null,
    onChange: (change: { readonly target: { readonly value: string } }) =>
      typed.set({ [name]: change.target.value } as unknown as Partial<F>), // a field of F
  });
  /** null, and the messages stand at their fields. */
  function checked<T>(schema: v.GenericSchema<unknown, T>): T | null {
    const read = v.safeParse(schema, typed.values);
    const issues = read.issues?.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message] as const) ?? [];
    setWrong(Object.fromEntries(issues.toReversed()) as Wrong<F>); // by the names of the schema's own fields
    return read.success ? read.output : null;
  }
  return {
    values: typed.values,
    /** The decision that was seen when the typing began. */
    seen: typed.base,
    notes,
    field,
    checked,
    set: typed.set,
    forget: typed.forget,
    fail: (name: keyof F & string, message: string) => setWrong({ [name]: message } as Wrong<F>),
  };
}
