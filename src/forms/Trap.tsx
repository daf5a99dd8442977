/** A field that people never see, reach or hear of: only a program that fills in everything fills it in. */
import type { Ref } from 'react';
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';

export function Trap({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div
      aria-hidden="true"
      className={css({ position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' })}
    >
      <label>
        {m.forms_trap()}
        {/* no name that a browser or a password manager knows how to fill, and none of Felte's fields */}
        <input
          ref={ref}
          type="text"
          name="campaign_more"
          tabIndex={-1}
          autoComplete="off"
          data-felte-ignore
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
