/** What an act asks before it is done: a reason, other words, the question it goes into, an answer. */
import { m } from '../../../messages/messages.js';
import { requiredText } from '../../../forms/fields.ts';
import { NO_DETAIL, type Act, type ActDetail } from '../model/actKind.ts';
import type { RoomQuestion } from '../model/fold.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';

const ASKS = ['decline', 'merge', 'edit', 'answer', 'follow_up'] as const;
type Asking = (typeof ASKS)[number];
export const asksFirst = (action: Act): action is Asking => (ASKS as readonly string[]).includes(action);

export interface ActDialogProps {
  readonly question: RoomQuestion;
  readonly action: Act;
  /** Those that it can go into. */
  readonly others: readonly RoomQuestion[];
  /** YYYY-MM-DD */
  readonly today: string;
  /** Who usually answers. */
  readonly speaker: string;
  readonly busy: boolean;
  readonly onSave: (detail: ActDetail) => Promise<void>;
  readonly onClose: () => void;
}

const reason = requiredText(3, m.townhall_reason_missing, 500);

export function ActDialog({ question, action, others, today, speaker, busy, onSave, onClose }: ActDialogProps) {
  const words = question.shownText ?? question.text;
  switch (action) {
    case 'decline':
      return (
        <WordsDialog
          title={m.townhall_decline()}
          lead={words}
          label={m.townhall_decline_reason()}
          rule={reason}
          save={m.townhall_decline()}
          busy={busy}
          onSave={(said) => onSave({ ...NO_DETAIL, reason: said })}
          onClose={onClose}
        />
      );
    case 'edit':
      return <EditDialog question={question} busy={busy} onSave={onSave} onClose={onClose} />;
    case 'merge':
      return (
        <MergeDialog
          question={question}
          others={others}
          busy={busy}
          onSave={(into) => onSave({ ...NO_DETAIL, into })}
          onClose={onClose}
        />
      );
    case 'answer':
      return (
        <AnswerDialog
          question={question}
          today={today}
          speaker={speaker}
          busy={busy}
          onSave={onSave}
          onClose={onClose}
        />
      );
    case 'follow_up':
      return (
        <DoneDialog
          promise={question.promiseEn ?? question.promiseEs ?? ''}
          today={today}
          busy={busy}
          onSave={onSave}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
