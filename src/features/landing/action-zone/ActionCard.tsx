/**
 * One thing to do. The whole card is the target, the link inside it is what assistive technology sees.
 * On a phone it is a row with its picture at the side; from tablets up a sheet of its own colour.
 */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import type { SystemStyleObject } from 'styled-system/types';
import { Icon } from '../../../ui/Icon.tsx';

export interface ActionCardProps {
  readonly title: string;
  readonly text: string;
  /** A second sentence, where the card has room for it. */
  readonly more?: string;
  readonly call: string;
  /** The one card that shouts: its call is a button. */
  readonly loud?: boolean;
  readonly art: ReactNode;
  /** Colours and place in the grid; merged with the card's own look, so its values win. */
  readonly place: SystemStyleObject;
  /** One of the hand-cut edges. */
  readonly edge: string;
  readonly link: AnchorHTMLAttributes<HTMLAnchorElement>;
}

const card = css.raw({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) 5rem', sm: 'minmax(0, 1fr) 5.5rem', md: 'minmax(0, 1fr) 6.5rem' },
  columnGap: '3',
  alignItems: 'center',
  padding: { base: '5', md: '6' },
  '& > svg': {
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    transitionProperty: 'transform',
    transitionDuration: 'base',
  },
  _hover: { '& > svg': { transform: 'rotate(-3deg) scale(1.04)' } },
  // the ring belongs to the card, inside its cut edge
  '&:has(a:focus-visible)': { outline: '4px solid', outlineColor: 'currentColor', outlineOffset: '-12px' },
});

const call = css.raw({
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
  // Firefox before 121 has no :has(): there the ring stays here.
  '@supports selector(:has(a))': { _focusVisible: { outline: 'none' } },
  _after: { content: '""', position: 'absolute', inset: '0' },
});

const stamp = css.raw({
  marginTop: '4',
  minHeight: 'touchLarge',
  paddingInline: '5',
  backgroundColor: 'sheet',
  color: 'loudText',
  textDecoration: 'none',
  borderRadius: 'sm',
});

export function ActionCard(props: ActionCardProps) {
  const { title, text, more, call: words, loud = false, art, place, edge, link } = props;
  const outside = link.target === '_blank';
  return (
    <li className={cx(css(card, place), edge)}>
      <div>
        <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
        <p className={css({ marginTop: '1', textWrap: 'balance' })}>{text}</p>
        {more ? <p className={css({ marginTop: '2', maxWidth: '26rem', textWrap: 'pretty' })}>{more}</p> : null}
        <a {...link} className={css(call, loud && stamp)}>
          {words}
          <Icon name={outside ? 'external' : 'arrow'} size={18} />
        </a>
      </div>
      {art}
    </li>
  );
}
