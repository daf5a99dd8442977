/** The line that says why a change of the account was not made. */
import { css } from 'styled-system/css';
import type { Message } from '../../core/label.ts';
import { Icon } from '../../ui/Icon.tsx';

export function ProblemLine({ said }: { readonly said: Message | null }) {
  return (
    <div aria-live="polite">
      {said ? (
        <p className={css({ display: 'flex', gap: '2', color: 'danger', fontWeight: 'bold' })}>
          <Icon name="alert" size={18} />
          {said()}
        </p>
      ) : null}
    </div>
  );
}
