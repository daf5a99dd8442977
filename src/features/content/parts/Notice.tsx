/** Something about this text that somebody should know before they go on. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

export function Notice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div
      aria-live="polite"
      className={css({
        display: 'grid',
        justifyItems: 'start',
        gap: '2',
        padding: '4',
        marginBottom: '4',
        backgroundColor: 'shade',
        borderLeftWidth: '8px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'straw',
        overflowWrap: 'anywhere',
      })}
    >
      <p className={css({ fontWeight: 'bold' })}>{title}</p>
      {children}
    </div>
  );
}
