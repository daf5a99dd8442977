/**
 * What stands where something failed and nothing more can be fetched: part of the first script, dressed by plain
 * classes (theme/global.ts). ErrorScreen.tsx says the same in full dress.
 */
import { m } from '../messages/messages.js';
import { localHref } from '../core/address.ts';

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function PlainError({ error }: { readonly error: unknown }) {
  return (
    <main id="main" className="plain-error">
      <h1>{m.ui_error_title()}</h1>
      <p>{m.ui_error_apology()}</p>
      <button type="button" onClick={() => location.reload()}>
        {m.ui_refresh()}
      </button>
      <details>
        <summary>{m.ui_error_details()}</summary>
        <pre>{messageOf(error)}</pre>
      </details>
      <p>
        <a href={localHref('/bug-report')}>{m.ui_bug_report()}</a>
      </p>
    </main>
  );
}

/** One part failed; the rest of the page stands. */
export function SectionError() {
  return (
    <div role="alert" className="plain-error">
      <p>{m.ui_part_failed()}</p>
      <p>{m.ui_part_failed_rest()}</p>
    </div>
  );
}
