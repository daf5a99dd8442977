/** Where the wall shows what is being said: the last line, while it is fresh. Its place stays free, so that nothing else moves. */
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { m } from '../../../messages/messages.js';
import type { Caption } from '../data/reads.ts';
import { captionShown } from '../model/caption.ts';
import { SIZE } from './sizes.ts';

export interface CaptionAreaProps {
  readonly caption: Caption | null;
  /** Epoch ms of the server's answer. */
  readonly asOf: number | null;
  /** The server did not answer the last time. */
  readonly away: boolean;
}

const area = css({
  gridColumn: '1 / -1',
  minHeight: { base: '4.5rem', lg: '16vh' },
  display: 'grid',
  placeItems: 'center',
  padding: '3',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'lineSoft',
  borderRadius: 'sm',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export function CaptionArea({ caption, asOf, away }: CaptionAreaProps) {
  const locale = useLocale();
  const now = useNow('half a minute');
  const shown = captionShown(caption, asOf, now);
  return (
    <section aria-live="polite" aria-label={m.townhall_caption_area()} className={area}>
      {shown === null ? (
        <p className={css({ color: 'inkMuted' })} style={{ fontSize: SIZE.asker }}>
          {away ? m.townhall_caption_away() : m.townhall_caption_none()}
        </p>
      ) : (
        <p
          lang={shown.language === locale ? undefined : shown.language}
          className={css({ lineHeight: '1.25' })}
          style={{ fontSize: SIZE.caption }}
        >
          {shown.text}
        </p>
      )}
    </section>
  );
}
