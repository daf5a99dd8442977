/** The frame around what is to be covered stays inside the picture, whatever moves it. */
import { expect, it } from 'vitest';
import { frameOf, movedFrame, placedAt, resized, type Frame } from '../../../../src/features/places/model/frame.ts';

const isInside = ({ x, y, width, height }: Frame) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001;
const first = frameOf({ width: 1400, height: 700 });

it('begins as a square in the middle', () => {
  expect(first.width * 1400).toBeCloseTo(first.height * 700);
  expect(first.x + first.width / 2).toBeCloseTo(0.5);
});

it('never leaves the picture, and keeps its shape', () => {
  let frame = first;
  const moves: readonly ((one: Frame) => Frame)[] = [
    (one) => movedFrame(one, 'ArrowRight') ?? one,
    (one) => movedFrame(one, 'ArrowUp') ?? one,
    (one) => placedAt(one, 1, 0),
    (one) => placedAt(one, -3, 7),
    (one) => resized(one, 1.25),
    (one) => resized(one, 0.8),
    (one) => resized(one, 100),
    (one) => resized(one, 0.001),
  ];
  for (let round = 0; round < 200; round += 1) {
    frame = (moves[(round * 7) % moves.length] ?? ((one) => one))(frame);
    expect(isInside(frame)).toBe(true);
    expect(frame.width / frame.height).toBeCloseTo(first.width / first.height);
  }
});

it('is moved by arrow keys alone', () => {
  expect(movedFrame(first, 'Enter')).toBeUndefined();
  expect(movedFrame(first, 'ArrowDown')?.y).toBeCloseTo(first.y + 0.02);
});
