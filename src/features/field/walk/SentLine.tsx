/** How what was saved on a walk stands: here only, sent, or held up until the person does something about it. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import type { Saved } from '../model/saved.ts';
import { m } from '../../../messages/messages.js';

export function SentLine({ any, unsent, needsYou }: Saved) {
  return (
    <>
      <p aria-live="polite" data-unsent={unsent}>
        {unsent > 0 ? m.walk_unsent({ count: unsent }) : any ? m.walk_all_sent() : null}
      </p>
      {needsYou > 0 ? (
        <p className={css({ fontWeight: 'bold' })}>
          {m.walk_needs_you({ count: needsYou })}{' '}
          <a
            href={localHref('/outbox')}
            className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', color: 'ink' })}
          >
            {m.field_see_why()}
          </a>
        </p>
      ) : null}
    </>
  );
}
