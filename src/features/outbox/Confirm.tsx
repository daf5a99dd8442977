/** Asks before something is taken back or deleted: nothing leaves this device without the person's own word. */
import type { OutboxEntry } from '../../hooks/useOutbox.ts';
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
      title: 'Remove this receipt?',
      text: `What you sent stays with the campaign. Only the receipt ${entry.receipt ?? ''} leaves this device.`,
      yes: 'Remove it',
      no: 'Keep it',
    };
  }
  if (action === 'delete') {
    return {
      title: 'Delete this?',
      text: 'It was not sent, and what you typed will be gone from this device.',
      yes: 'Delete it',
      no: 'Keep it',
    };
  }
  return {
    title: 'Withdraw this?',
    text: entry.mayHaveLanded
      ? 'We tried to send it and got no answer, so it may already have arrived. Withdrawing only removes it from this device.'
      : 'It was not sent yet. It will not be sent, and what you typed will be gone from this device.',
    yes: 'Withdraw it',
    no: 'Keep it',
  };
}
