/** Opens the form that reports a place, or says that something about one is wrong. Danger is told whom to call before any form. */
import { useState, type ComponentType } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { LostDialog } from '../../../ui/LostDialog.tsx';
import type { Site } from '../model/site.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';
import { Emergency } from './Emergency.tsx';

/** null: closed. 'lost': a dead spot before its code was fetched. */
type Shown = ComponentType<ReportDialogProps> | 'lost' | null;

export function ReportButton({ about }: { readonly about: Site | null }) {
  const [Shown, setShown] = useState<Shown>(null);
  const open = async () => {
    try {
      const { default: Dialog } = await import('./ReportDialog.tsx');
      setShown(() => Dialog);
      return true;
    } catch {
      setShown('lost');
      return false;
    }
  };
  const close = () => setShown(null);
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start', maxWidth: 'text' })}>
      <Emergency />
      <Button size="lg" variant={about === null ? 'primary' : 'secondary'} onClick={() => void open()}>
        {about === null ? m.places_report() : m.places_wrong()}
      </Button>
      {Shown === 'lost' ? <LostDialog again={open} onClose={close} /> : null}
      {Shown !== null && Shown !== 'lost' ? <Shown about={about} onClose={close} /> : null}
    </div>
  );
}
