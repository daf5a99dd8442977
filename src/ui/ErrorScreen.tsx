/** The screen for an error nobody caught, in the words of the specification (section 2). */
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { localHref } from '../core/address.ts';
import { Button } from './Button.tsx';
import { wrap } from './layout.ts';
import { messageOf } from './PlainError.tsx';
import { textLink } from './staff/textLink.ts';
import { DryMillArt } from './art/DryMill.tsx';

export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '70dvh' })}`}>
      <DryMillArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>{m.ui_error_title()}</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>{m.ui_error_apology()}</p>
      <div className={css({ marginTop: '6' })}>
        <Button size="lg" onClick={() => location.reload()}>
          {m.ui_refresh()}
        </Button>
      </div>
      <details className={css({ marginTop: '6', maxWidth: 'text' })}>
        <summary
          className={css({
            minHeight: 'touch',
            display: 'inline-flex',
            alignItems: 'center',
            fontWeight: 'bold',
            textDecoration: 'underline',
          })}
        >
          {m.ui_error_details()}
        </summary>
        <pre
          className={css({
            padding: '4',
            backgroundColor: 'shade',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            textStyle: 'small',
          })}
        >
          {messageOf(error)}
        </pre>
      </details>
      <p className={css({ marginTop: '3' })}>
        <a className={textLink} href={localHref('/bug-report')}>
          {m.ui_bug_report()}
        </a>
      </p>
    </main>
  );
}
