/** The frame around what is to be covered in a picture: shares of its width and height, always inside it. */

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the picture's shorter side. */
const BEGINS = 0.25;
const LEAST = 0.04;
const STEP = 0.02;
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function inside({ x, y, width, height }: Frame): Frame {
  return { x: between(0, x, 1 - width), y: between(0, y, 1 - height), width, height };
}

/** A square in the middle. */
export function frameOf({ width, height }: { readonly width: number; readonly height: number }): Frame {
  const side = Math.min(width, height) * BEGINS;
  const [wide, high] = [side / width, side / height];
  return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

/** By an arrow key; undefined for any other. */
export function movedFrame(frame: Frame, key: string): Frame | undefined {
  const way = WAYS[key];
  return way && inside({ ...frame, x: frame.x + way[0], y: frame.y + way[1] });
}

/** Around this spot. */
export const placedAt = (frame: Frame, x: number, y: number): Frame =>
  inside({ ...frame, x: x - frame.width / 2, y: y - frame.height / 2 });

/** So many times as large, around the same middle. */
export function resized(frame: Frame, times: number): Frame {
  const most = Math.min(1 / frame.width, 1 / frame.height);
  const least = LEAST / Math.min(frame.width, frame.height);
  const by = between(Math.min(1, least), times, most);
  const [width, height] = [frame.width * by, frame.height * by];
  return inside({ x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height });
}
