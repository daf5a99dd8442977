/**
 * That a double tap does one thing: on "Home" the second tap used to fall on the conversation and pick "Strong oppose",
 * on "Other" it ticked "never come back".
 */
import { useRef, type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import { css } from 'styled-system/css';
import { DOUBLE_TAP_MS, isStray, type Tap } from './strayTap.ts';

export function SteadyThumb({ children }: { readonly children: ReactNode }) {
  const last = useRef<{ readonly tap: Tap; readonly on: EventTarget } | null>(null);
  const touched = useRef(-Infinity);

  function onClickCapture(event: MouseEvent) {
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    // An iPhone counts every tap as the first one: there it is enough that it was a finger.
    const double = event.detail > 1 || tap.at - touched.current < DOUBLE_TAP_MS;
    const earlier = last.current;
    last.current = { tap, on: event.target };
    if (!double || earlier === null) return;
    const there = earlier.on instanceof Node && earlier.on.isConnected;
    if (!isStray(earlier.tap, there, tap)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it drops taps and offers none
    <div
      className={css({ display: 'contents' })}
      onClickCapture={onClickCapture}
      onTouchEndCapture={({ timeStamp }: TouchEvent) => (touched.current = timeStamp)}
    >
      {children}
    </div>
  );
}
