/** The screen for an error nobody caught, in the words of the specification (section 2). */
import { css } from 'styled-system/css';
import { Button } from './Button.tsx';
import { wrap } from './layout.ts';
import { APOLOGY, messageOf } from './PlainError.tsx';
import { textLink } from './staff/textLink.ts';
import { DryMillArt } from './art/DryMill.tsx';

export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '70dvh' })}`}>
      <DryMillArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>Something went wrong</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>{APOLOGY}</p>
      <div className={css({ marginTop: '6' })}>
        <Button size="lg" onClick={() => location.reload()}>
          Refresh Page
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
          Error details
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
        <a className={textLink} href="/bug-report">
          For a bug report
        </a>
      </p>
    </main>
  );
}
