/** Asking a question: 280 signs, with or without a name, in the room with its code. Saved first, then sent. */
import { currentLocale } from '../../../core/locale.ts';
import * as v from 'valibot';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { RulesLink } from '../../../forms/RulesLink.tsx';
import { codePoints, optionalEmail } from '../../../forms/fields.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { keepReceipt } from '../data/useMine.ts';
import { keepRoomCode } from '../data/useRoomCode.ts';
import { LONGEST, questionText, roomCode, shownName, type AskValues } from '../model/askSchema.ts';
import { readCode } from '../model/code.ts';
import { questionKind, type QuestionPayload } from '../model/questionKind.ts';

export interface AskDialogProps {
  readonly session: string;
  /** "Town hall: homes" */
  readonly title: string;
  /** Whether the code is on the wall now; and what was scanned of it. */
  readonly inRoom: boolean;
  readonly code: string;
  readonly onClose: () => void;
}

/** One a session: which session it is stands in no field. */
const definitions = new Map<string, FormDefinition<AskValues, QuestionPayload, never>>();

function definitionOf(session: string): FormDefinition<AskValues, QuestionPayload, never> {
  const known = definitions.get(session);
  if (known) return known;
  const made: FormDefinition<AskValues, QuestionPayload, never> = {
    name: 'question',
    schema: v.pipe(
      v.object({ text: questionText, name: shownName, email: optionalEmail(), code: roomCode }),
      v.transform(({ text, name, email, code }) => ({
        session,
        text,
        name,
        email,
        roomCode: code,
        language: currentLocale(),
      })),
    ),
    submission: questionKind,
    toValues: ({ text, name, email, roomCode: code }) => ({
      text,
      name: name ?? '',
      email: email ?? '',
      code: code ?? '',
    }),
    submitLabel: m.townhall_ask_send,
    busyLabel: m.forms_submitting,
    success: { title: m.townhall_ask_thanks, description: m.townhall_ask_thanks_more },
    onKept(id, { roomCode: code }) {
      keepReceipt(id, session);
      // Typed here it counts for the support that is given afterwards, too.
      const read = readCode(code ?? '');
      if (read !== null) keepRoomCode(session, read);
    },
  };
  definitions.set(session, made);
  return made;
}

export default function AskDialog({ session, title, inRoom, code, onClose }: AskDialogProps) {
  return (
    <FormDialog
      definition={definitionOf(session)}
      initial={{ text: '', name: '', email: '', code }}
      title={m.townhall_ask()}
      description={title}
      draftSuffix={session}
      onClose={onClose}
    >
      {(form) => {
        const left = LONGEST - codePoints(form.values.text.trim());
        return (
          <>
            <TextAreaField
              label={m.townhall_ask_text()}
              hint={left < 0 ? m.townhall_ask_over(counted(-left)) : m.townhall_ask_left(counted(left))}
              required
              rows={4}
              {...form.field('text')}
            />
            <TextField
              label={m.townhall_ask_name()}
              hint={m.townhall_ask_name_hint()}
              mark={m.ui_optional()}
              autoComplete="given-name"
              {...form.field('name')}
            />
            <TextField
              label={m.forms_email()}
              hint={m.townhall_ask_email_hint()}
              mark={m.ui_optional()}
              type="email"
              inputMode="email"
              autoComplete="email"
              {...form.field('email')}
            />
            {inRoom ? (
              <TextField
                label={m.townhall_ask_code()}
                hint={m.townhall_ask_code_hint()}
                mark={m.ui_optional()}
                autoComplete="off"
                autoCapitalize="characters"
                {...form.field('code')}
              />
            ) : null}
            <RulesLink to="/engagement" />
          </>
        );
      }}
    </FormDialog>
  );
}
