/** The top of a staff page: its name, what it is for, what can be done here. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

/** A sentence at the size of a name would fill the screen that it heads. */
const LONG_TITLE = 32;

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

const name = css({ textStyle: 'h2', overflowWrap: 'anywhere' });
const sentence = css({ textStyle: 'h3', overflowWrap: 'anywhere' });

export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: '4',
        paddingTop: { base: '6', md: '10' },
        paddingBottom: '5',
      })}
    >
      <div className={css({ maxWidth: 'text' })}>
        <h1 className={title.length > LONG_TITLE ? sentence : name}>{title}</h1>
        {lead ? <p className={css({ marginTop: '2', color: 'inkMuted' })}>{lead}</p> : null}
      </div>
      {actions ? <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>{actions}</div> : null}
    </div>
  );
}
