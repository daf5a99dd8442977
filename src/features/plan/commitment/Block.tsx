/** A part of a commitment's page: a heading on a ruled line, and what belongs to it. */
import { useId, type ReactNode } from 'react';
import { css } from 'styled-system/css';

export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={css({ borderTopWidth: '3px', borderTopStyle: 'solid', borderTopColor: 'ink', paddingTop: '3' })}
    >
      <h2 id={id} className={css({ textStyle: 'h4', marginBottom: '3' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}
