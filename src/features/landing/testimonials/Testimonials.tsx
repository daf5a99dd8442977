/** What three neighbors say: one voice large, two beside it. Left out while the campaign quotes no one. */
import { css, cx } from 'styled-system/css';
import type { Testimonial } from '../../../campaign/words.ts';
import { useWords } from '../../../hooks/words.ts';
import { Edge } from '../../../ui/art/Edge.tsx';
import { CreditedPicture } from '../../../ui/CreditedPicture.tsx';
import { band, wrap } from '../../../ui/layout.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
  columnGap: '16',
  rowGap: '10',
  marginTop: { base: '6', md: '10' },
});

const large = css({ '& blockquote': { fontSize: 'clamp(1.625rem, 1.2rem + 2vw, 2.75rem)', lineHeight: '1.12' } });

const portrait = css({ flex: 'none', width: '6rem', '& > img': { aspectRatio: '1', height: '6rem' } });

export function Testimonials() {
  const { words, lang } = useWords('testimonials');
  const [first, ...others] = words.items;
  if (!first) return null;
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      lang={lang}
      className={cx(band, css({ backgroundColor: 'porch', color: 'onPorch' }))}
    >
      <Edge cut="paper" className={css({ color: 'paper' })} />
      <div className={wrap}>
        <h2 id="testimonials-title" className={css({ textStyle: 'h3', color: 'straw' })}>
          {words.title}
        </h2>
        <div className={columns}>
          <Quote voice={first} className={large} />
          <div className={css({ display: 'grid', gap: '10', alignContent: 'start', paddingTop: { lg: '12' } })}>
            {others.map((voice) => (
              <Quote key={voice.author} voice={voice} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({ voice, className }: { readonly voice: Testimonial; readonly className?: string }) {
  return (
    <figure className={cx(css({ display: 'grid', gap: '4', alignContent: 'start' }), className)}>
      <svg
        width="44"
        height="34"
        viewBox="0 0 44 34"
        aria-hidden="true"
        focusable="false"
        className={css({ color: 'straw' })}
      >
        <path
          fill="currentColor"
          d="M1 33L0 17Q2 4 17 0l2 7Q11 10 10 16l8 1-1 15zM25 34l-1-16Q26 4 41 1l2 7q-8 3-9 8l8 1-1 16z"
        />
      </svg>
      <blockquote
        className={css({
          fontFamily: 'display',
          fontWeight: 'bold',
          fontSize: '1.375rem',
          lineHeight: '1.25',
          letterSpacing: '-0.015em',
          textWrap: 'pretty',
        })}
      >
        {voice.quote}
      </blockquote>
      <figcaption className={css({ display: 'flex', gap: '4', alignItems: 'center' })}>
        {voice.picture ? <CreditedPicture value={voice.picture} sizes="6rem" className={portrait} /> : null}
        <span>
          <span className={css({ fontWeight: 'bold', display: 'block' })}>{voice.author}</span>
          {voice.role}
        </span>
      </figcaption>
    </figure>
  );
}
