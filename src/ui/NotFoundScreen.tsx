/** Owns the not-found page: any path the app does not have. */
import { css } from 'styled-system/css';
import { Falls } from './art/Falls.tsx';
import { ButtonLink } from './Button.tsx';
import { wrap } from './layout.ts';

export function NotFoundScreen() {
  return (
    <main className={`${wrap} ${css({ paddingBlock: 'section', display: 'grid', gap: '6', justifyItems: 'start' })}`}>
      <svg viewBox="-70 -300 560 320" width="220" height="126" aria-hidden="true">
        <Falls x={0} y={0} />
      </svg>
      <h1 className={css({ textStyle: 'h2' })}>This page is over the falls</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>
        There is nothing at this address. Perhaps the link was cut short on its way to you.
      </p>
      <ButtonLink href="/">Go to the front page</ButtonLink>
    </main>
  );
}
