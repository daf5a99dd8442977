/** The page for an address that leads nowhere. */
import { css } from 'styled-system/css';
import { ButtonLink } from './Button.tsx';
import { wrap } from './layout.ts';
import { DryMillArt } from './art/DryMill.tsx';

export function NotFoundScreen() {
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '70dvh' })}`}>
      <DryMillArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>This road ends at the river</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>
        There’s no page at this address. The link may be old, or a letter got lost on the way.
      </p>
      <div className={css({ marginTop: '6' })}>
        <ButtonLink href="/" size="lg">
          Go to the front page
        </ButtonLink>
      </div>
    </main>
  );
}
