/** Before settings with another date are published: which texts name another one, and whether to publish all the same. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OtherDates } from '../data/datedTexts.ts';
import { OtherDatesList } from './OtherDatesList.tsx';

export interface OtherDatesDialogProps {
  readonly dates: OtherDates;
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly onBack: () => void;
}

export function OtherDatesDialog({ dates, busy, onPublish, onBack }: OtherDatesDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={m.settings_dates_title()}
      description={m.settings_dates_text()}
      onClose={onBack}
    >
      <OtherDatesList {...dates} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        <Button busy={busy ? m.settings_publishing() : false} onClick={onPublish}>
          {m.settings_publish_anyway()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {m.settings_back_to_form()}
        </Button>
      </div>
    </Dialog>
  );
}
