/** Before something is taken down: that nobody reads it any more, and what else leads to it. */
import { counted, listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { actionWords } from '../parts/stateWords.ts';
import { useUses } from '../parts/useUses.ts';

interface TakeDownDialogProps {
  readonly item: string;
  readonly busy: string | false;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** More are counted: a dialog is read in one go. */
const MOST = 5;

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

function usesWords(names: readonly string[] | null): string {
  if (names === null) return m.content_unpublish_unknown();
  if (names.length === 0) return '';
  const more = names.length - MOST;
  const told = more > 1 ? [...names.slice(0, MOST), m.content_unpublish_more(counted(more))] : names;
  return m.content_unpublish_uses({ names: listed(told) });
}
