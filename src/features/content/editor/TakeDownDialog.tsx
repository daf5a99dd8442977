/** Before something is taken down: that nobody reads it any more, and what else leads to it. */
import { m } from '../../../messages/messages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { actionWords } from '../parts/stateWords.ts';
import { useUses } from '../parts/useUses.ts';
import { usesWords } from './usesWords.ts';

interface TakeDownDialogProps {
  readonly item: string;
  readonly busy: string | false;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function TakeDownDialog({ item, busy, onYes, onNo }: TakeDownDialogProps) {
  const uses = useUses(item);
  return (
    <ConfirmDialog
      title={actionWords.unpublished()}
      text={`${m.content_unpublish_what()} ${usesWords(uses?.map(({ name }) => name) ?? null)}`.trim()}
      yes={actionWords.unpublished()}
      no={m.ui_cancel()}
      busy={busy}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
