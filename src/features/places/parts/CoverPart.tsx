/** Making a part of a picture unrecognizable: a frame that a finger puts somewhere, or arrow keys move, and a press that covers what is in it. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { css } from 'styled-system/css';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { PlainPicture } from '../../../ui/staff/PlainPicture.tsx';
import { withCovered } from '../data/takePicture.ts';
import type { TakenPicture } from '../model/pictureKinds.ts';
import { frameOf, movedFrame, placedAt, resized, type Frame } from '../model/frame.ts';
import { quiet } from './styles.ts';

export interface CoverPartProps {
  readonly of: TakenPicture;
  /** The picture with a part covered, to go on with; null: there is nothing more to cover. */
  readonly onDone: (covered: TakenPicture | null) => void;
}

export function CoverPart({ of, onDone }: CoverPartProps) {
  const [frame, setFrame] = useState<Frame>(() => frameOf(of));
  const [failed, setFailed] = useState(false);
  const drawing = useRef(false);
  const { busy, run } = useOneAtATime();

  function byKey(event: KeyboardEvent) {
    const next = movedFrame(frame, event.key) ?? null;
    if (next === null) return;
    event.preventDefault();
    setFrame(next);
  }
  function byPointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setFrame(placedAt(frame, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  }
  const cover = () =>
    run(async () => {
      const covered = await withCovered(of, frame);
      setFailed(covered === null);
      if (covered !== null) onDone(covered);
      return covered !== null;
    });
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start', minWidth: '0' })}>
      <p className={quiet}>{m.places_cover_how()}</p>
      <div className={css({ position: 'relative', maxWidth: 'full' })}>
        <PlainPicture picture={of.picture} caption="" />
        <button
          type="button"
          aria-label={m.places_cover_frame({
            x: String(Math.round((frame.x + frame.width / 2) * 100)),
            y: String(Math.round((frame.y + frame.height / 2) * 100)),
          })}
          className={css({ position: 'absolute', inset: '0', cursor: 'crosshair', touchAction: 'none' })}
          onKeyDown={byKey}
          onPointerDown={(event) => {
            drawing.current = true;
            byPointer(event);
          }}
          onPointerMove={(event) => (drawing.current ? byPointer(event) : undefined)}
          onPointerUp={() => {
            drawing.current = false;
          }}
          onPointerLeave={() => {
            drawing.current = false;
          }}
        >
          <span
            aria-hidden="true"
            // Set by script, not printed: the page's policy has nothing against it.
            style={{
              left: percent(frame.x),
              top: percent(frame.y),
              width: percent(frame.width),
              height: percent(frame.height),
            }}
            className={css({
              position: 'absolute',
              borderWidth: '3px',
              borderStyle: 'solid',
              borderColor: 'sheet',
              outline: '3px solid',
              outlineColor: 'ink',
            })}
          />
        </button>
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="secondary" onClick={() => setFrame(resized(frame, 1.25))}>
          {m.places_cover_larger()}
        </Button>
        <Button variant="secondary" onClick={() => setFrame(resized(frame, 0.8))}>
          {m.places_cover_smaller()}
        </Button>
        <Button busy={busy ? m.places_picture_drawing() : false} onClick={() => void cover()}>
          {m.places_cover_do()}
        </Button>
        <Button variant="ghost" onClick={() => onDone(null)}>
          {m.places_cover_done()}
        </Button>
      </div>
      <p aria-live="polite" className={css({ _empty: { display: 'none' } })}>
        {failed ? m.places_cover_failed() : null}
      </p>
    </div>
  );
}
