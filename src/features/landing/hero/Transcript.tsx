/** Every word of the video as text, folded away; the page prints it from the WebVTT file at build time. */
import type { Ref } from 'react';
import { css } from 'styled-system/css';
import { Icon } from '../../../ui/Icon.tsx';
import vtt from '../../../campaign/transcript.vtt?raw';
import { clockTime, parseVtt } from './vtt.ts';

const cues = parseVtt(vtt);

export function Transcript({ ref }: { readonly ref?: Ref<HTMLDetailsElement> }) {
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
        Read the transcript
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
        {cues.map((cue) => (
          <p
            key={cue.start}
            className={css({ display: 'grid', gridTemplateColumns: '3rem 1fr', textStyle: 'small', paddingBlock: '1' })}
          >
            <span className={css({ color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
              {clockTime(cue.start)}
            </span>
            <span>{cue.text}</span>
          </p>
        ))}
        <a
          href="/transcript.vtt"
          className={css({
            textStyle: 'small',
            display: 'inline-block',
            paddingBlock: '3',
            textDecoration: 'underline',
          })}
        >
          Download the captions file
        </a>
      </div>
    </details>
  );
}
