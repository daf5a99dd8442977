/**
 * The button and the link that looks like one. Both are at least 44 px high. While `busy` is set the button says
 * that text instead, is disabled and tells assistive technology so.
 */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from 'styled-system/css';
import { button } from 'styled-system/recipes/button';
import { localHref } from '../core/address.ts';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'straw' | 'ghost';
  readonly size?: 'md' | 'lg';
  /** Fills the width of its parent. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Look {
  /** The words shown while the work runs ("Submitting..."); leave it out or false when nothing runs. */
  readonly busy?: string | false | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', wide = false, busy, disabled, className, children, type, ...rest } = props;
  return (
    <button
      {...rest}
      // a button inside a form must never send it by accident
      type={type ?? 'button'}
      disabled={disabled === true || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      className={cx(button({ variant, size, wide }), className)}
    >
      {busy || children}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href'>, Look {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A plain `<a>`: it works before any script has loaded. External addresses need `target` and `rel` from the caller. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'md', wide = false, className, children, ...rest } = props;
  return (
    <a {...rest} href={localHref(rest.href)} className={cx(button({ variant, size, wide }), className)}>
      {children}
    </a>
  );
}
