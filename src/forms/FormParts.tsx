/** Small parts that only forms have: what was kept, and what went wrong. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { Button } from '../ui/Button.tsx';

export function KeptBanner({ editing, onClear }: { readonly editing: boolean; readonly onClear: () => void }) {
  return (
    <output
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        paddingInline: '4',
        paddingBlock: '1',
        backgroundColor: 'quietWash',
        borderRadius: 'sm',
        textStyle: 'small',
      })}
    >
      {editing ? m.forms_kept_changes() : m.forms_kept()}
      <Button variant="ghost" onClick={onClear}>
        {m.forms_clear()}
      </Button>
    </output>
  );
}

/** Always in the document, so that words arriving later are announced. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <p
          className={css({
            borderLeftWidth: '6px',
            borderLeftStyle: 'solid',
            borderLeftColor: 'danger',
            paddingInline: '4',
            paddingBlock: '2',
            backgroundColor: 'shade',
            textStyle: 'small',
          })}
        >
          {children}
        </p>
      ) : null}
    </div>
  );
}

/** Two fields side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '5' })}>
      {children}
    </div>
  );
}
