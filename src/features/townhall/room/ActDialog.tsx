/** What an act asks before it is done: a reason, other words, the question it goes into, an answer, another town hall. */
import type { ReactNode } from 'react';
import type { RoomSession } from '../data/staffReads.ts';
import { NO_DETAIL, type Act } from '../model/actKind.ts';
import type { RoomQuestion } from '../model/fold.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { CarryDialog } from './CarryDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import type { ActFormProps } from './useActForm.ts';

const ASKS = ['decline', 'merge', 'edit', 'answer', 'follow_up', 'carry'] as const;
type Asking = (typeof ASKS)[number];
export const asksFirst = (action: Act): action is Asking => (ASKS as readonly string[]).includes(action);

export interface ActDialogProps extends ActFormProps {
  readonly action: Act;
  /** Those that it can go into. */
  readonly others: readonly RoomQuestion[];
  /** Where it can go on. */
  readonly goals: readonly RoomSession[];
  /** What counted when the dialog was opened. */
  readonly seen: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Who usually answers. */
  readonly speaker: string;
  /** What the studio has to it. */
  readonly replies: ReactNode;
}

export function ActDialog({ action, others, goals, seen, today, speaker, replies, ...form }: ActDialogProps) {
  const { question, busy, onSave, onClose } = form;
  switch (action) {
    case 'decline':
      return <DeclineDialog {...form} />;
    case 'edit':
      return <EditDialog {...form} />;
    case 'merge':
      return <MergeDialog {...form} others={others} />;
    case 'answer':
      return <AnswerDialog {...form} today={today} speaker={speaker} replies={replies} />;
    case 'follow_up':
      return <DoneDialog {...form} today={today} />;
    case 'carry':
      return (
        <CarryDialog
          what={question.shownText ?? question.text}
          goals={goals}
          busy={busy}
          onSave={(toSession) => onSave({ ...NO_DETAIL, toSession }, seen)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
