/**
 * Stands in for a dialog that could not be opened: says so and tries again. Part of the page's own code, dressed by plain
 * classes (theme/global.ts), for what is missing here is just that more code can be fetched.
 */
import { useEffect, useRef, useState } from 'react';

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
      <h2 id="lost-dialog">Something went wrong. Please try again.</h2>
      <p>
        This form could not be fetched, perhaps for want of a connection. Anything you typed in it earlier is kept on
        this device.
      </p>
      <output>{tries === 'failed' ? 'It still cannot be fetched. Please try once more in a moment.' : null}</output>
      <button type="button" disabled={tries === 'busy'} onClick={() => void retry()}>
        {tries === 'busy' ? 'Trying…' : 'Try again'}
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
