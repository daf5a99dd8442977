/** Two pictures on top of each other, and a slider that says how much of the later one is seen: by finger, by arrow keys, read out in percent. */
import { useId, useState } from 'react';
import { css } from 'styled-system/css';
import { useLocale } from '../../../hooks/locale.ts';
import { pictureUrl } from '../../../hooks/pictureUrl.ts';
import { m } from '../../../messages/messages.js';
import type { ShownPicture } from '../data/pictureReads.ts';
import { phaseWords } from '../parts/phases.ts';
import { dayWords } from '../parts/words.ts';

export interface BeforeAfterProps {
  readonly before: ShownPicture;
  readonly after: ShownPicture;
}

const layer = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' });

export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [at, setAt] = useState(50);
  const locale = useLocale();
  const id = useId();
  const altOf = (one: ShownPicture) => (locale === 'es' ? one.alt_es : one.alt_en);
  const nameOf = (one: ShownPicture) => `${phaseWords[one.phase]()} · ${dayWords(one.on)}`;
  return (
    <div className={css({ display: 'grid', gap: '2', marginTop: '4', maxWidth: '46rem' })}>
      <div
        // Set by script, not printed: the page's policy has nothing against it.
        style={{ aspectRatio: `${before.width} / ${before.height}` }}
        className={css({ position: 'relative', overflow: 'hidden', backgroundColor: 'lineSoft' })}
      >
        <img src={pictureUrl(before.file)} alt={altOf(before)} className={layer} />
        <img
          src={pictureUrl(after.file)}
          alt={altOf(after)}
          style={{ clipPath: `inset(0 0 0 ${at}%)` }}
          className={layer}
        />
        <span
          aria-hidden="true"
          style={{ left: `${at}%` }}
          className={css({
            position: 'absolute',
            insetBlock: '0',
            width: '4px',
            marginLeft: '-2px',
            backgroundColor: 'sheet',
            outline: '2px solid',
            outlineColor: 'ink',
          })}
        />
      </div>
      <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'small' })}>
        <span>{nameOf(before)}</span>
        <span className={css({ textAlign: 'right' })}>{nameOf(after)}</span>
      </p>
      <label htmlFor={id} className={css({ fontWeight: 'bold' })}>
        {m.places_pictures_line()}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={at}
        aria-valuetext={m.places_pictures_share({ after: String(100 - at) })}
        onChange={(event) => setAt(Number(event.target.value))}
        className={css({ width: 'full', minHeight: 'touch', accentColor: 'ink' })}
      />
    </div>
  );
}
