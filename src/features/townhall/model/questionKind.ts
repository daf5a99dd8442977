/** How a visitor's question travels: the outbox kind and its row. Also runs in the service worker. */
import type { RowFor } from '../../../backend/schema.ts';
import { defineTableKind } from '../../../backend/tableKind.ts';
import type { Locale } from '../../../core/locale.ts';
import { filledInColumns, type FormPayload } from '../../../forms/filledIn.ts';
import { m } from '../../../messages/messages.js';

export interface QuestionPayload extends FormPayload {
  readonly session: string;
  readonly text: string;
  readonly language: Locale;
  /** As it is to be shown; null for none. */
  readonly name: string | null;
  /** Where to write when it moves; null: nowhere. Absent in what was saved before anybody was asked. */
  readonly email?: string | null;
  /** The code on the wall, where it was typed or scanned. */
  readonly roomCode: string | null;
}

/** Code points of a question that its one-line description quotes. */
const QUOTED = 60;

export function quoted(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('').trimEnd()}…` : characters.join('');
}

export const questionKind = defineTableKind<'qa_questions', QuestionPayload>({
  kind: 'question',
  version: 1,
  table: 'qa_questions',
  toRow: (payload, { id, userId, createdAt }): RowFor<'qa_questions'> => {
    const { trap = null, filled_in_ms: ms = null, wording_version: wording = null } = filledInColumns(payload);
    return {
      id,
      session_id: payload.session,
      text: payload.text,
      language: payload.language,
      name: payload.name,
      origin: 'before',
      room_code: payload.roomCode,
      ...(payload.email == null ? {} : { email: payload.email }),
      user_id: userId,
      client_created_at: createdAt,
      trap,
      filled_in_ms: ms,
      wording_version: wording,
    };
  },
  describe: ({ text }) => m.townhall_question_line({ text: quoted(text) }),
});
