/** Asks before something is taken back or deleted: nothing leaves this device without the person's own word. */
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

export interface Question {
  readonly action: 'withdraw' | 'delete';
  readonly entry: OutboxEntry;
}

interface ConfirmProps {
  readonly question: Question;
  readonly onAnswer: (yes: boolean) => void;
}

export function Confirm({ question, onAnswer }: ConfirmProps) {
  return <ConfirmDialog {...wordsFor(question)} onYes={() => onAnswer(true)} onNo={() => onAnswer(false)} />;
}

function wordsFor({ action, entry }: Question) {
  if (entry.state === 'delivered') {
    return {
      title: m.outbox_ask_receipt(),
      text: m.outbox_ask_receipt_text({ receipt: entry.receipt ?? '' }),
      yes: m.outbox_ask_receipt_yes(),
      no: m.outbox_ask_keep(),
    };
  }
  if (action === 'delete') {
    return {
      title: m.outbox_ask_delete(),
      text: m.outbox_ask_delete_text(),
      yes: m.outbox_ask_delete_yes(),
      no: m.outbox_ask_keep(),
    };
  }
  return {
    title: m.outbox_ask_withdraw(),
    text: entry.mayHaveLanded ? m.outbox_ask_withdraw_landed() : m.outbox_ask_withdraw_text(),
    yes: m.outbox_ask_withdraw_yes(),
    no: m.outbox_ask_keep(),
  };
}
