/** A part of a staff page: a heading on a ruled line, and what belongs to it. */
import { useId, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';

export interface PanelProps {
  readonly title: string;
  /** A quiet word or a link beside the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        css({ borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'line', paddingTop: '3', minWidth: '0' }),
        className,
      )}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '2',
        })}
      >
        <h2 id={id} className={css({ textStyle: 'h4' })}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={css({ marginTop: '3' })}>{children}</div>
    </section>
  );
}
