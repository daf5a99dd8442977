/** How what was saved on a walk stands: here only, sent, or held up until the person does something about it. */
import { css } from 'styled-system/css';
import type { Saved } from '../model/saved.ts';

export function SentLine({ any, unsent, needsYou }: Saved) {
  return (
    <>
      <p aria-live="polite" data-unsent={unsent}>
        {unsent > 0
          ? `${unsent} saved on this phone, not sent yet.`
          : any
            ? 'Everything you saved here has been sent.'
            : null}
      </p>
      {needsYou > 0 ? (
        <p className={css({ fontWeight: 'bold' })}>
          {needsYou === 1 ? 'One of them needs you. ' : `${needsYou} of them need you. `}
          <a
            href="/outbox"
            className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'ink' })}
          >
            See why
          </a>
        </p>
      ) : null}
    </>
  );
}
