/** Where something is written: a page elsewhere, or one of ours. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';

const look = css({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  // A thumb's height, without moving the lines apart.
  paddingBlock: '3',
  display: 'inline-block',
  marginBlock: '-2',
});

export function SourceLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const inside = href.startsWith('/');
  return (
    <a
      className={look}
      href={inside ? localHref(href) : href}
      {...(inside ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
