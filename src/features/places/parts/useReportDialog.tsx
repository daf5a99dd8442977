/** Opening the form of a report: another one, one that was begun, or one about a place. One is open at a time. */
import { useState, type ComponentType, type ReactNode } from 'react';
import { LostDialog } from '../../../ui/LostDialog.tsx';
import type { Site } from '../model/site.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';

export interface Opened {
  /** The place that something is wrong about; null for a new one, and where the place is not on this device. */
  readonly about: Site | null;
  /** The end of its draft's name. */
  readonly draft: string;
}

/** null: closed. 'lost': a dead spot before its code was fetched. */
type Shown = (Opened & { readonly Dialog: ComponentType<ReportDialogProps> | 'lost' }) | null;

export function useReportDialog(): { readonly open: (what: Opened) => void; readonly dialog: ReactNode } {
  const [shown, setShown] = useState<Shown>(null);
  const open = async (what: Opened) => {
    try {
      const { default: Dialog } = await import('./ReportDialog.tsx');
      setShown({ ...what, Dialog });
      return true;
    } catch {
      setShown({ ...what, Dialog: 'lost' });
      return false;
    }
  };
  const close = () => setShown(null);
  const dialog =
    shown === null ? null : shown.Dialog === 'lost' ? (
      <LostDialog again={() => open(shown)} onClose={close} />
    ) : (
      <shown.Dialog about={shown.about} draft={shown.draft} onClose={close} />
    );
  return { open: (what) => void open(what), dialog };
}
