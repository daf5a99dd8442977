/** Saying what stood against a change. Always in the document, so that it is announced. */
import { css } from 'styled-system/css';

export function Problem({ words }: { readonly words: string | null }) {
  return (
    <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
      {words}
    </p>
  );
}
