/** The header of every public page: the name, the way around, and a place for the outbox's quiet word. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localHref } from '../../core/address.ts';
import { button } from 'styled-system/recipes';
import { useWords } from '../../hooks/words.ts';
import { m } from '../../messages/messages.js';
import { wrap } from '../../ui/layout.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { Brand } from './Brand.tsx';

const places = [
  { label: m.app_place_priorities, href: '/#priorities' },
  { label: m.app_place_events, href: '/#events' },
  { label: m.app_place_questions, href: '/#faq' },
];

/** Where there is room; on a phone they are at the page's end, and below the priorities. */
const pages = [
  { label: m.app_page_vision, href: '/vision' },
  { label: m.app_page_transparency, href: '/transparency' },
];

const place = css({
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '2',
  fontFamily: 'display',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '0.3em' },
});

const always = css({ display: 'inline-flex' });
const wide = css({ display: { base: 'none', xl: 'inline-flex' } });

export function SiteHeader({ status }: { readonly status?: ReactNode }) {
  const { words: links } = useWords('links');
  return (
    <>
      <a
        href="#main"
        className={css({
          position: 'absolute',
          left: '4',
          top: '-20',
          zIndex: 'toast',
          padding: '3',
          backgroundColor: 'ink',
          color: 'paper',
          fontWeight: 'bold',
          _focusVisible: { top: '2' },
        })}
      >
        {m.ui_skip_to_content()}
      </a>
      <header id="site-header" className={css({ position: 'relative', zIndex: 'header', backgroundColor: 'paper' })}>
        <div
          className={`${wrap} ${css({ display: 'flex', alignItems: 'center', gap: { base: '2', md: '4' }, minHeight: '4.5rem' })}`}
        >
          {/* The name breaks before the outbox's word does. */}
          <div className={css({ marginRight: 'auto', flexShrink: '100' })}>
            <Brand />
          </div>
          <nav aria-label={m.app_main()} className={css({ display: { base: 'none', md: 'flex' }, gap: '2' })}>
            {places.map((item) => (
              <a key={item.href} href={localHref(item.href)} className={`${place} ${always}`}>
                {item.label()}
              </a>
            ))}
            {pages.map((item) => (
              <a key={item.href} href={localHref(item.href)} className={`${place} ${wide}`}>
                {item.label()}
              </a>
            ))}
          </nav>
          <LanguageSwitch />
          {status}
          <a
            className={`${button({ variant: 'secondary' })} ${css({ display: { base: 'none', sm: 'inline-flex' } })}`}
            href={links.donate}
            target="_blank"
            rel="noopener"
          >
            {m.app_donate()}
          </a>
        </div>
      </header>
    </>
  );
}
