/** The staff's ways: a bar within the thumb's reach on a phone, a side bar on a desktop. What a phone has no room for is behind "More". */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { Icon, type IconName } from '../../ui/Icon.tsx';

export interface FrameItem {
  readonly path: string;
  readonly label: () => string;
  readonly icon: IconName;
}

export interface NavBarProps<Item extends FrameItem> {
  readonly items: readonly Item[];
  readonly renderLink: (item: Item, className: string, children: ReactNode) => ReactNode;
}

/** Beside each other on 320 px in the longer language, a thumb's width each. */
const MOST = 5;

const bar = css({
  display: 'flex',
  position: { base: 'fixed', lg: 'static' },
  insetInline: '0',
  bottom: '0',
  zIndex: 'bar',
  flexDirection: { base: 'row', lg: 'column' },
  justifyContent: { base: 'space-around', lg: 'flex-start' },
  gap: { lg: '1' },
  paddingBottom: { base: 'barSafe', lg: '0' },
  backgroundColor: 'field',
});

const entryLook = css.raw({
  display: 'flex',
  flex: { base: '1', lg: 'none' },
  // one entry alone must not become a slab
  maxWidth: { base: '8rem', lg: 'none' },
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'flex-start' },
  gap: { base: '0.5', lg: '3' },
  minHeight: { base: 'touchLarge', lg: 'touch' },
  paddingInline: { base: '1', md: '3' },
  fontFamily: 'display',
  fontWeight: 'bold',
  fontSize: { base: 'clamp(0.6875rem, 3.4vw, 0.875rem)', lg: '1.0625rem' },
  color: 'onField',
  textDecoration: 'none',
  borderRadius: 'sm',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  _focusVisible: { outlineColor: 'straw', outlineOffset: '-3px' },
  '&[aria-current=page]': { backgroundColor: 'straw', color: 'onStraw' },
});

const entry = css(entryLook);

/** In the panel over the bar: a list, each entry as wide as the panel. */
const listed = css(entryLook, {
  flexDirection: 'row',
  justifyContent: 'flex-start',
  gap: '3',
  maxWidth: 'none',
  paddingInline: '4',
  fontSize: '1.0625rem',
});

const more = css(entryLook, {
  display: { base: 'flex', lg: 'none' },
  border: 'none',
  background: 'none',
  cursor: 'pointer',
  // where one is, when that is one of those behind it
  '&:has(+ div [aria-current=page])': { backgroundColor: 'straw', color: 'onStraw' },
  '&[aria-expanded=true]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

const panel = css({
  display: { base: 'none', lg: 'contents' },
  '&[data-open]': {
    display: { base: 'grid', lg: 'contents' },
    position: 'absolute',
    right: '0',
    bottom: '100%',
    minWidth: '12rem',
    padding: '2',
    backgroundColor: 'field',
    borderTopLeftRadius: 'md',
  },
});

export function NavBar<Item extends FrameItem>({ items, renderLink }: NavBarProps<Item>) {
  const [open, setOpen] = useState(false);
  const bars = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const all = items.length <= MOST;
  const first = all ? items : items.slice(0, MOST - 1);

  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event) => {
      if (target instanceof Node && bars.current?.contains(target) !== true) setOpen(false);
    };
    // Whichever was pressed, the way is taken. A key's press on a link is a click, too.
    const taken = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') !== null) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('click', taken);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('click', taken);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  const draw = (item: Item, className: string) =>
    renderLink(
      item,
      className,
      <>
        <Icon name={item.icon} />
        {item.label()}
      </>,
    );
  return (
    <nav ref={bars} aria-label={m.app_staff()} className={bar}>
      {first.map((item) => draw(item, entry))}
      {all ? null : (
        <>
          <button
            ref={button}
            type="button"
            className={more}
            aria-expanded={open}
            aria-controls="more-ways"
            onClick={() => setOpen(!open)}
          >
            <Icon name="menu" />
            {m.app_nav_more()}
          </button>
          <div id="more-ways" className={panel} data-open={open ? '' : undefined}>
            {items.slice(first.length).map((item) => draw(item, open ? listed : entry))}
          </div>
        </>
      )}
    </nav>
  );
}
