/** Owns the global error screen of specification section 2: what happened, the details for who wants them, a way on. */
import { css } from 'styled-system/css';
import { Button } from './Button.tsx';
import { wrap } from './layout.ts';

export function ErrorScreen({ error }: { readonly error: unknown }) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <main className={`${wrap} ${css({ paddingBlock: 'section', display: 'grid', gap: '6', justifyItems: 'start' })}`}>
      <h1 className={css({ textStyle: 'h2' })}>Something went wrong</h1>
      <p className={css({ textStyle: 'lead', maxWidth: 'text' })} role="alert">
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <Button onClick={() => location.reload()}>Refresh Page</Button>
      <details className={css({ maxWidth: 'text', width: 'full' })}>
        <summary className={css({ textStyle: 'label', minHeight: 'touch', display: 'flex', alignItems: 'center' })}>
          Error details
        </summary>
        <p className={css({ textStyle: 'small', overflowWrap: 'anywhere', padding: '3', backgroundColor: 'shade' })}>
          {message}
        </p>
      </details>
    </main>
  );
}
