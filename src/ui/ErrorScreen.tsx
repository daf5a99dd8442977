/** Owns the screen for an error nobody caught, and the same for one section of a page. */
import { css } from 'styled-system/css';
import { Button } from './Button.tsx';
import { wrap } from './layout.ts';
import { DryMillArt } from './art/DryMill.tsx';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <main id="main" className={`${wrap} ${css({ paddingBlock: 'section', minHeight: '70dvh' })}`}>
      <DryMillArt className={css({ width: '11rem', height: 'auto', marginBottom: '5' })} />
      <h1 className={css({ textStyle: 'h2' })}>Something went wrong</h1>
      <p className={css({ textStyle: 'lead', marginTop: '4', maxWidth: 'text' })}>
        We’re sorry, but something unexpected happened. Please try refreshing the page.
      </p>
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
    </main>
  );
}

/** One part failed; the rest of the page stands. */
export function SectionError() {
  return (
    <div role="alert" className={`${wrap} ${css({ paddingBlock: '10' })}`}>
      <p className={css({ textStyle: 'h4' })}>We can’t show this part right now.</p>
      <p className={css({ color: 'inkMuted' })}>The rest of the page works. Refreshing it often helps.</p>
    </div>
  );
}
