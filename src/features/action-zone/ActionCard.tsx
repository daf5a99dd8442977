/**
 * Owns one thing to do. The whole card is the target, the link inside it is what assistive technology sees.
 * On a phone it is a row with its picture at the side; from tablets up a sheet of its own colour.
 */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Icon } from '../../ui/Icon.tsx';

export interface ActionCardProps {
  readonly title: string;
  readonly text: string;
  /** A second sentence, where the card has room for it. */
  readonly more?: string;
  readonly call: string;
  readonly art: ReactNode;
  /** Colours, place in the grid, cut. */
  readonly className: string;
  readonly link: AnchorHTMLAttributes<HTMLAnchorElement>;
}

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 5rem', sm: 'minmax(0, 1fr) 5.5rem', md: 'minmax(0, 1fr) 7rem' },
  columnGap: '3',
  alignItems: 'center',
  padding: { base: '5', md: '6' },
  '& > svg': { width: 'full', height: 'auto', transitionProperty: 'transform', transitionDuration: 'base' },
  _hover: { '& > svg': { transform: 'rotate(-3deg) scale(1.04)' } },
  // the ring belongs to the card, inside its cut edge
  '&:has(a:focus-visible)': { outline: '4px solid', outlineColor: 'currentColor', outlineOffset: '-12px' },
});

const call = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  marginTop: '2',
  textStyle: 'action',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.3em',
  _focusVisible: { outline: 'none' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});

export function ActionCard({ title, text, more, call: words, art, className, link }: ActionCardProps) {
  const outside = link.target === '_blank';
  return (
    <li className={cx(card, className)}>
      <div>
        <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
        <p className={css({ marginTop: '1', textWrap: 'balance' })}>{text}</p>
        {more ? <p className={css({ marginTop: '2', maxWidth: '26rem', textWrap: 'pretty' })}>{more}</p> : null}
        <a {...link} className={call}>
          {words}
          <Icon name={outside ? 'external' : 'arrow'} size={18} />
        </a>
      </div>
      {art}
    </li>
  );
}
