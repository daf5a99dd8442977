/** The look of "nothing here": a small picture of the town, what is so, and what to do next. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A picture from ui/art. */
  readonly art?: ReactNode;
  /** What to do next: a button or a link. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, art, action }: EmptyStateProps) {
  return (
    <div
      className={css({
        display: 'grid',
        justifyItems: 'start',
        gap: '3',
        paddingBlock: '8',
        maxWidth: 'text',
        '& > svg': { width: '10rem', height: 'auto' },
      })}
    >
      {art}
      <p className={css({ textStyle: 'h4' })}>{title}</p>
      {children ? <div className={css({ color: 'inkMuted' })}>{children}</div> : null}
      {action}
    </div>
  );
}
