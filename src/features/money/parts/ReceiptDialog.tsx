/** A receipt shown again: of what waits on this phone, or stands in the ledger. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ReceiptFacts } from '../model/receipt.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

interface ReceiptDialogProps {
  readonly facts: ReceiptFacts;
  readonly onClose: () => void;
}

export function ReceiptDialog({ facts, onClose }: ReceiptDialogProps) {
  return (
    <Dialog open onClose={onClose} title={m.money_receipt()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <ReceiptSheet facts={facts} />
        <div>
          <Button variant="secondary" onClick={() => print()}>
            {m.money_print()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
