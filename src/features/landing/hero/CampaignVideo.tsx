/**
 * The campaign video as a facade: our own picture and a play button. The player comes from elsewhere, so nothing
 * of it loads, and nobody is told, before a person presses play. Offline it says so and opens the transcript.
 */
import { useRef, useState, type MouseEvent } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { useWords } from '../../../hooks/words.ts';
import { m } from '../../../messages/messages.js';
import { Icon } from '../../../ui/Icon.tsx';
import { LatePicture } from '../../../ui/LatePicture.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Transcript } from './Transcript.tsx';
import { VideoPoster } from './VideoPoster.tsx';

const frame = css({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  width: 'full',
  backgroundColor: 'field',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: { base: 'onField', lg: 'ink' },
  overflow: 'hidden',
  '& > svg, & > iframe': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
});

const plate = css({
  position: 'absolute',
  left: '0',
  bottom: '0',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touchLarge',
  paddingInline: '4',
  backgroundColor: 'loud',
  color: 'onLoud',
  textStyle: 'action',
});

export function CampaignVideo() {
  const [state, setState] = useState<'poster' | 'playing' | 'offline'>('poster');
  const transcript = useRef<HTMLDetailsElement>(null);
  const { video } = campaign;
  const { words, lang } = useWords('video');

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setState(navigator.onLine ? 'playing' : 'offline');
    if (!navigator.onLine && transcript.current) transcript.current.open = true;
  };

  return (
    <div className={css({ color: { base: 'onField', lg: 'ink' } })}>
      {state === 'playing' ? (
        <div className={frame}>
          {/* the player is another origin: its own origin and scripts are what it is; a sandbox with both says nothing */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            src={`${video.embed}?autoplay=1&rel=0`}
            title={words.title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      ) : (
        // a link, so that it plays, elsewhere, even where no script runs; pressed early it waits for the app
        <a href={video.watch} target="_blank" rel="noopener" className={frame} onClick={play} data-early="">
          {words.picture ? (
            <LatePicture value={words.picture} sizes="(min-width: 64rem) 28rem, 100vw" fill instead={<VideoPoster />} />
          ) : (
            <VideoPoster />
          )}
          <span className={plate}>
            <Icon name="play" size={24} fill="currentColor" />
            <span>
              {m.landing_watch()}
              <VisuallyHidden>
                :{' '}
                <span lang={lang}>
                  {words.title}, {words.length}
                </span>
              </VisuallyHidden>
            </span>
          </span>
        </a>
      )}
      <output>
        {state === 'offline' ? (
          <span className={css({ display: 'block', marginTop: '3', fontWeight: 'bold' })}>
            {m.landing_video_offline()}
          </span>
        ) : null}
      </output>
      <Transcript ref={transcript} />
    </div>
  );
}
