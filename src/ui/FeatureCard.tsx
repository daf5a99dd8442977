/** The plain entry to a part of the app: picture, title, a sentence, "Get Started". */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../messages/messages.js';
import { ButtonLink } from './Button.tsx';

export interface FeatureCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

export function FeatureCard({ icon, title, description, href }: FeatureCardProps) {
  return (
    <article
      className={css({
        display: 'grid',
        gridTemplateColumns: '3rem 1fr',
        columnGap: '4',
        rowGap: '2',
        alignItems: 'start',
        paddingBlock: '5',
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderTopColor: 'ink',
      })}
    >
      <div className={css({ gridRow: '1 / span 3', '& > svg': { width: '3rem', height: '3rem' } })}>{icon}</div>
      <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
      <p className={css({ color: 'inkMuted' })}>{description}</p>
      <div>
        <ButtonLink href={href} variant="secondary" aria-label={m.ui_get_started_with({ title })}>
          {m.ui_get_started()}
        </ButtonLink>
      </div>
    </article>
  );
}
