/** What must stay in sight when a picture is cut: pressed on the picture, or moved with the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FocalPointProps extends Point {
  readonly address: string;
  readonly onChange: (to: Point) => void;
}

const STEP = 5;
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const inside = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

export function FocalPoint({ x, y, address, onChange }: FocalPointProps) {
  function byKey(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: inside(x + move.x), y: inside(y + move.y) });
  }
  function byPointer(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: inside(((event.clientX - box.left) / box.width) * 100),
      y: inside(((event.clientY - box.top) / box.height) * 100),
    });
  }
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <button
        type="button"
        className={css({
          position: 'relative',
          display: 'block',
          maxWidth: 'full',
          cursor: 'crosshair',
          touchAction: 'manipulation',
        })}
        aria-label={m.forms_picture_focus({ x: String(x), y: String(y) })}
        onKeyDown={byKey}
        onPointerDown={byPointer}
      >
        <img src={address} alt="" className={css({ display: 'block', maxWidth: 'full', maxHeight: '18rem' })} />
        <span
          aria-hidden="true"
          // Set by script, not printed: the page's policy has nothing against it.
          style={{ left: `${x}%`, top: `${y}%` }}
          className={css({
            position: 'absolute',
            width: '6',
            height: '6',
            marginLeft: '-0.75rem',
            marginTop: '-0.75rem',
            borderRadius: 'full',
            borderWidth: '3px',
            borderStyle: 'solid',
            borderColor: 'sheet',
            outline: '3px solid',
            outlineColor: 'ink',
          })}
        />
      </button>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.forms_picture_focus_hint()}</p>
      <p aria-live="polite" className={css({ srOnly: true })}>
        {m.forms_picture_focus({ x: String(x), y: String(y) })}
      </p>
    </div>
  );
}
