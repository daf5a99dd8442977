/** How a form ends whose effect is looked at before it is saved: what stands against it, then one button for either. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';

interface EndProps {
  /** Whether what is in the form now was looked at. */
  readonly seen: boolean;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly see: string;
  readonly save: string;
  readonly onClose: () => void;
}

export function SeeThenSave({ seen, problem, busy, see, save, onClose }: EndProps) {
  return (
    <>
      <p aria-live="polite" className={css({ fontWeight: 'bold', color: 'danger', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button type="submit" disabled={busy}>
          {seen ? save : see}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {m.rules_leave()}
        </Button>
      </div>
    </>
  );
}
