/** The line that says why a change was not made. */
import { css } from 'styled-system/css';
import { Icon } from '../../ui/Icon.tsx';

export function Problem({ words }: { readonly words: string | null }) {
  return (
    <div aria-live="polite">
      {words ? (
        <p className={css({ display: 'flex', gap: '2', color: 'danger', fontWeight: 'bold' })}>
          <Icon name="alert" size={18} />
          {words}
        </p>
      ) : null}
    </div>
  );
}
