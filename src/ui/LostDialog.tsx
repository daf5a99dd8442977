/**
 * Stands in for a dialog that could not be opened: says so and tries again. Part of the page's own code, dressed by plain
 * classes (theme/global.ts), for what is missing here is just that more code can be fetched.
 */
import { useEffect, useRef, useState } from 'react';
import { m } from '../messages/messages.js';

export interface LostDialogProps {
  /** Resolves with false when the dialog cannot be had now either. Never rejects. */
  readonly again: () => Promise<boolean>;
  readonly onClose: () => void;
}

export function LostDialog({ again, onClose }: LostDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [tries, setTries] = useState<'none' | 'busy' | 'failed'>('none');

  useEffect(() => {
    if (sheet.current?.open === false) sheet.current.showModal();
  }, []);

  async function retry() {
    setTries('busy');
    if (!(await again())) setTries('failed');
  }

  return (
    <dialog ref={sheet} className="plain-error" aria-labelledby="lost-dialog" onClose={onClose}>
      <h2 id="lost-dialog">{m.ui_went_wrong()}</h2>
      <p>{m.ui_lost_form()}</p>
      <output>{tries === 'failed' ? m.ui_lost_form_still() : null}</output>
      <button type="button" disabled={tries === 'busy'} onClick={() => void retry()}>
        {tries === 'busy' ? m.ui_trying() : m.ui_try_again()}
      </button>
      <button type="button" onClick={onClose}>
        {m.ui_close()}
      </button>
    </dialog>
  );
}
