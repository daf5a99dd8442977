/** What stood against a press, where the press was. */
import { css } from 'styled-system/css';

export function Problem({ children }: { readonly children: string | null }) {
  return (
    <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
      {children}
    </p>
  );
}
