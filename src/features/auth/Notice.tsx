/** A line that stays on the sign-in page after the slip with the same news has gone. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

export type NoticeTone = 'good' | 'info' | 'warn';

export function Notice({ tone, children }: { readonly tone: NoticeTone; readonly children: ReactNode }) {
  return (
    <p
      data-tone={tone}
      className={css({
        marginTop: '4',
        padding: '4',
        backgroundColor: 'shade',
        borderLeftWidth: '6px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'quiet',
        '&[data-tone=warn]': { borderLeftColor: 'loud' },
        '&[data-tone=good]': { borderLeftColor: 'straw' },
      })}
    >
      {children}
    </p>
  );
}
