/** A service's number, to be called by a press. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { link } from './styles.ts';

export interface CallLinkProps {
  readonly phone: string;
  /** What stands before the number, seen or only heard. */
  readonly children: ReactNode;
}

export const CallLink = ({ phone, children }: CallLinkProps) => (
  <a href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`} className={link}>
    <Icon name="phone" />
    <span>
      {children}
      {phone}
    </span>
  </a>
);
