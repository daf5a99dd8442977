/** Every word of the video as text, folded away; the same words are a captions file (build/captions.ts). */
import type { Ref } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Icon } from '../../../ui/Icon.tsx';
import { useWords } from '../../../hooks/words.ts';
import { clockTime } from '../../../core/captions.ts';

export function Transcript({ ref }: { readonly ref?: Ref<HTMLDetailsElement> }) {
  const { words, lang, locale } = useWords('video');
  return (
    <details
      ref={ref}
      id="transcript"
      className={css({ marginTop: '2', '&[open] > summary > svg': { rotate: '180deg' } })}
    >
      <summary
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2',
          minHeight: 'touch',
          fontFamily: 'display',
          fontWeight: 'bold',
          textDecoration: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.25em',
          listStyle: 'none',
        })}
      >
        {m.landing_read_transcript()}
        <Icon name="chevron" size={16} />
      </summary>
      <div
        className={css({
          marginTop: '2',
          backgroundColor: 'sheet',
          color: 'ink',
          padding: '4',
          borderLeftWidth: '6px',
          borderLeftStyle: 'solid',
          borderLeftColor: 'quiet',
        })}
      >
        {words.transcript.map((cue) => (
          <p
            key={cue.start}
            className={css({ display: 'grid', gridTemplateColumns: '3rem 1fr', textStyle: 'small', paddingBlock: '1' })}
          >
            <span className={css({ color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
              {clockTime(cue.start)}
            </span>
            <span lang={lang}>{cue.text}</span>
          </p>
        ))}
        <a
          href={locale === 'en' ? '/transcript.vtt' : `/transcript.${locale}.vtt`}
          className={css({
            textStyle: 'small',
            display: 'inline-block',
            paddingBlock: '3',
            textDecoration: 'underline',
          })}
        >
          {m.landing_captions()}
        </a>
      </div>
    </details>
  );
}
