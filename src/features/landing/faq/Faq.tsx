/** The questions people ask at the door. One open at a time; each can be linked to. */
import { css } from 'styled-system/css';
import type { FaqItem } from '../../../campaign/words.ts';
import { useWords } from '../../../hooks/words.ts';
import { Edge } from '../../../ui/art/Edge.tsx';
import { BridgeArt } from '../../../ui/art/BridgeArt.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { useOpenFromHash } from '../../../ui/useOpenFromHash.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
  columnGap: '16',
  rowGap: '6',
  alignItems: 'start',
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'touchLarge',
  paddingBlock: '4',
  listStyle: 'none',
  _hover: { color: 'quietText' },
});

const sign = css({
  flexShrink: '0',
  transitionProperty: 'rotate',
  transitionDuration: 'base',
  'details[open] &': { rotate: '45deg' },
});

export function Faq() {
  useOpenFromHash('faq-');
  const { words, lang } = useWords('faq');
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      lang={lang}
      className={`${band} ${css({ backgroundColor: 'paper' })}`}
    >
      <Edge cut="river" className={css({ color: 'porch' })} />
      <div className={`${wrap} ${columns}`}>
        <div>
          <h2 id="faq-title" className={css({ textStyle: 'h2', marginBottom: { base: '4', md: '6' } })}>
            {words.title}
          </h2>
          <div className={css({ borderBottomWidth: '2px', borderBottomStyle: 'solid', borderBottomColor: 'ink' })}>
            {words.items.map((item) => (
              <Question key={item.slug} item={item} />
            ))}
          </div>
        </div>
        <BridgeArt
          className={css({
            width: 'full',
            height: 'auto',
            maxWidth: { base: '22rem', lg: 'full' },
            order: { base: '-1', lg: '0' },
            display: { base: 'none', lg: 'block' },
          })}
        />
      </div>
    </section>
  );
}

function Question({ item }: { readonly item: FaqItem }) {
  return (
    <details
      name="faq"
      id={`faq-${item.slug}`}
      className={css({ borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'ink' })}
    >
      <summary className={head}>
        <h3 className={css({ textStyle: 'h4', fontSize: { base: '1.1875rem', md: '1.375rem' } })}>{item.question}</h3>
        <Icon name="plus" size={24} className={sign} />
      </summary>
      <div className={css({ paddingBottom: '6', maxWidth: 'text' })}>
        <p>{item.answer}</p>
        {item.link ? (
          <a
            href={item.link.href}
            className={css({
              display: 'inline-flex',
              alignItems: 'center',
              gap: '2',
              minHeight: 'touch',
              fontWeight: 'bold',
              textDecoration: 'underline',
              textUnderlineOffset: '0.25em',
              color: 'quietText',
            })}
          >
            {item.link.label}
            <Icon name="arrow" size={16} />
          </a>
        ) : null}
      </div>
    </details>
  );
}
