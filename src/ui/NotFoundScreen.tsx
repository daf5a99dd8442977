/** The page for an address that leads nowhere. */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { ButtonLink } from './Button.tsx';
import { wrap } from './layout.ts';
import { DryMillArt } from './art/DryMill.tsx';

export function NotFoundScreen() {
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '70dvh' })}`}>
      <DryMillArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>{m.ui_not_found()}</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>{m.ui_not_found_why()}</p>
      <div className={css({ marginTop: '6' })}>
        <ButtonLink href="/" size="lg">
          {m.ui_front_page()}
        </ButtonLink>
      </div>
    </main>
  );
}
