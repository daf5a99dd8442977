/** The end of every public page: get involved, how to reach the campaign, and what the law wants said. */
import { css } from 'styled-system/css';
import { localHref } from '../../core/address.ts';
import { useWords } from '../../hooks/words.ts';
import { m } from '../../messages/messages.js';
import { RowOfHouses } from '../../ui/art/RowOfHouses.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { wrap } from '../../ui/layout.ts';
import { Brand } from './Brand.tsx';

const pages = [
  { label: m.app_page_vision, href: '/vision' },
  { label: m.app_page_transparency, href: '/transparency' },
  { label: m.app_page_finance, href: '/finance-transparency' },
  { label: m.app_page_town_hall, href: '/engagement' },
  { label: m.app_page_voice, href: '/community-voice' },
  { label: m.app_page_map, href: '/revitalization' },
  { label: m.app_page_education, href: '/education' },
  { label: m.app_page_wellness, href: '/wellness' },
];

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  _hover: { color: 'straw' },
});

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '6fr 4fr 3fr' },
  columnGap: '8',
  rowGap: '8',
  paddingTop: '10',
  paddingBottom: '10',
});

export function SiteFooter() {
  const { words: contact, lang: contactLang } = useWords('contact');
  const { words: legal, lang: legalLang } = useWords('legal');
  const { words: links } = useWords('links');
  const { words: closing, lang: closingLang } = useWords('closing');
  return (
    <footer id="site-footer" className={css({ backgroundColor: 'paper' })}>
      <RowOfHouses
        className={css({ display: 'block', width: 'full', height: { base: '7rem', md: 'max(10rem, 11.8vw)' } })}
      />
      <div
        className={css({ backgroundColor: 'field', color: 'onField', '& :focus-visible': { outlineColor: 'straw' } })}
      >
        <div className={wrap}>
          <div className={columns}>
            <div lang={closingLang} className={css({ gridColumn: { sm: '1 / -1', lg: 'auto' } })}>
              <p
                className={css({ textStyle: 'h2', maxWidth: '18ch', fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)' })}
              >
                {closing.title}
              </p>
              <div className={css({ marginTop: '6' })}>
                <ButtonLink href="/#action-zone" size="lg" variant="straw">
                  {closing.call}
                </ButtonLink>
              </div>
            </div>
            <div className={css({ display: 'grid', gap: '6', alignContent: 'start' })}>
              <address className={css({ fontStyle: 'normal' })}>
                <h2 className={css({ textStyle: 'h4', marginBottom: '1' })}>{m.app_write_to_us()}</h2>
                <a className={link} href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
                <p lang={contactLang}>{contact.poBox}</p>
              </address>
              <nav aria-label={m.app_social_media()}>
                <h2 className={css({ textStyle: 'h4', marginBottom: '1' })}>{m.app_follow()}</h2>
                <ul>
                  {links.social.map((item) => (
                    <li key={item.href}>
                      <a className={link} href={item.href} target="_blank" rel="noopener">
                        {item.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <nav aria-label={m.app_more_about()}>
              <h2 className={css({ textStyle: 'h4', marginBottom: '1' })}>{m.app_read_more()}</h2>
              <ul
                className={css({
                  display: 'grid',
                  gridTemplateColumns: { base: '1fr 1fr', sm: '1fr' },
                  columnGap: '4',
                })}
              >
                {pages.map((page) => (
                  <li key={page.href}>
                    <a className={link} href={localHref(page.href)}>
                      {page.label()}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '6',
              paddingTop: '6',
              paddingBottom: { base: 'calc(6.5rem + env(safe-area-inset-bottom, 0px))', md: '10' },
              borderTopWidth: '2px',
              borderTopStyle: 'solid',
              borderTopColor: 'onFieldMuted',
            })}
          >
            <Brand />
            <div
              className={css({ textStyle: 'small', color: 'onFieldMuted', maxWidth: 'text', overflowWrap: 'anywhere' })}
            >
              <div lang={legalLang}>
                <p className={css({ color: 'onField', fontWeight: 'bold' })}>{legal.paidFor}</p>
                <p>{legal.notDeductible}</p>
                <p>{legal.privacy}</p>
              </div>
              <p>{m.app_your_data({ email: contact.email })}</p>
            </div>
            <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
              <a className={link} href={localHref('/bug-report')}>
                {m.ui_bug_report()}
              </a>
              <a className={link} href="/auth">
                {m.app_staff_sign_in()}
              </a>
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
