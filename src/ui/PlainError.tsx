/**
 * What stands where something failed and nothing more can be fetched: part of the first script, dressed by plain
 * classes (theme/global.ts). ErrorScreen.tsx says the same in full dress.
 */

/** Specification, section 2. */
export const APOLOGY = "We're sorry, but something unexpected happened. Please try refreshing the page.";

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function PlainError({ error }: { readonly error: unknown }) {
  return (
    <main id="main" className="plain-error">
      <h1>Something went wrong</h1>
      <p>{APOLOGY}</p>
      <button type="button" onClick={() => location.reload()}>
        Refresh Page
      </button>
      <details>
        <summary>Error details</summary>
        <pre>{messageOf(error)}</pre>
      </details>
      <p>
        <a href="/bug-report">For a bug report</a>
      </p>
    </main>
  );
}

/** One part failed; the rest of the page stands. */
export function SectionError() {
  return (
    <div role="alert" className="plain-error">
      <p>We can’t show this part right now.</p>
      <p>The rest of the page works. Refreshing it often helps.</p>
    </div>
  );
}
