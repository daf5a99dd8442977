/** The way to say that something on a page is wrong. Without scripts it writes a mail, as it always did. */
import { useState, type ComponentType } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useWords } from '../../../hooks/words.ts';
import { LostDialog } from '../../../ui/LostDialog.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { About } from '../model/about.ts';
import type { CorrectionDialogProps } from './CorrectionDialog.tsx';

/** null: closed. 'lost': a dead spot before its code was fetched. */
type Shown = { readonly Dialog: ComponentType<CorrectionDialogProps> } | 'lost' | null;

const scripted = css({ cursor: 'pointer', _noscript: { display: 'none' } });
// Of textLink's own look, which would show it beside the button.
const unscripted = css({ display: 'none!', _noscript: { display: 'inline-flex!' } });

export function WrongLink({ about }: { readonly about: About }) {
  const { words: contact } = useWords('contact');
  const [shown, setShown] = useState<Shown>(null);
  const open = async () => {
    try {
      const { default: Dialog } = await import('./CorrectionDialog.tsx');
      setShown({ Dialog });
      return true;
    } catch {
      setShown('lost');
      return false;
    }
  };
  const close = () => setShown(null);
  return (
    <>
      <button type="button" className={`${textLink} ${scripted}`} onClick={() => void open()}>
        {m.corrections_open()}
        <VisuallyHidden>: {about.name}</VisuallyHidden>
      </button>
      <a
        className={`${textLink} ${unscripted}`}
        href={`mailto:${contact.email}?subject=${encodeURIComponent(m.corrections_mail({ name: about.name }))}`}
      >
        {m.corrections_open()}
        <VisuallyHidden>: {about.name}</VisuallyHidden>
      </a>
      {shown === null ? null : shown === 'lost' ? (
        <LostDialog again={open} onClose={close} />
      ) : (
        <shown.Dialog about={about} onClose={close} />
      )}
    </>
  );
}
