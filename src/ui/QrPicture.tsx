/** Drawing a short text as a square that cameras read. Always dark on light: scanners expect it, by night too. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import { css } from 'styled-system/css';

export interface QrPictureProps {
  readonly text: string;
  /** CSS; 11rem if nothing is said. */
  readonly width?: string;
}

export function QrPicture({ text, width }: QrPictureProps) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={css({ width: '11rem', maxWidth: 'full', height: 'auto' })}
      style={width === undefined ? undefined : { width }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One path of unit squares; the quiet border of four is part of the code. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}
