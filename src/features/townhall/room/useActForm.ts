/** The fields of an act's dialog: kept while they are typed, checked, and saved upon the decision that was seen when the typing began. */
import { useState } from 'react';
import * as v from 'valibot';
import { useLocale } from '../../../hooks/locale.ts';
import type { Texts } from '../../../hooks/typedDraft.ts';
import { useTyped } from '../../../hooks/useTyped.ts';
import { m } from '../../../messages/messages.js';
import type { DecisionNotesProps } from '../../../ui/staff/DecisionNotes.tsx';
import { NO_DETAIL, type ActDetail } from '../model/actKind.ts';
import { decidedSince, type RoomQuestion } from '../model/fold.ts';
import { didWords, saidWords } from './words.ts';

/** What every dialog of an act is given. */
export interface ActFormProps {
  /** As it stands now: newer than what was opened, once somebody else has decided. */
  readonly question: RoomQuestion;
  /** Where what is typed is kept. */
  readonly draft: string;
  readonly busy: boolean;
  /** @param seen the decision upon which it was made. Resolves with whether it is on this device. */
  readonly onSave: (detail: ActDetail, seen: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

export function useActForm<F extends Texts>({ question, draft, onSave, onClose }: ActFormProps, initial: F) {
  const locale = useLocale();
  const typed = useTyped(draft, initial, question.head);
  const [wrong, setWrong] = useState<Partial<Readonly<Record<string, string>>>>({});
  const since = typed.base === question.head ? [] : decidedSince(question, typed.base);
  const notes: DecisionNotesProps = {
    restored: typed.restored,
    onStartOver: typed.startOver,
    meanwhile:
      typed.base === question.head
        ? []
        : since.length === 0
          ? [m.townhall_somebody()]
          : since.map((act) => [didWords(act), saidWords(act, locale)].filter((said) => said !== '').join('\n')),
    onLeave() {
      void typed.forget();
      onClose();
    },
    onKeep: () => typed.rebase(question.head),
  };
  return {
    values: typed.values,
    notes,
    set: typed.set,
    field: (name: keyof F & string) => ({
      value: typed.values[name],
      error: wrong[name] ?? null,
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        typed.set({ [name]: target.value } as unknown as Partial<F>), // a field of F
    }),
    /** null, and the messages stand at their fields. */
    checked<T>(schema: v.GenericSchema<unknown, T>): T | null {
      const read = v.safeParse(schema, typed.values);
      const issues = read.issues?.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.message] as const) ?? [];
      setWrong(Object.fromEntries(issues.toReversed()));
      return read.success ? read.output : null;
    },
    async save(detail: Partial<ActDetail>): Promise<void> {
      if (await onSave({ ...NO_DETAIL, ...detail }, typed.base)) await typed.forget();
    },
  };
}
