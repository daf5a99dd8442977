/**
 * How large things stand on the wall. By the wall's own size, so that they are read from the last row on every projector; on a phone the
 * least of each counts. In styles of their own and not in classes: nobody else's first visit fetches them.
 */

/** @param wide share of the wall's width, %, in 16:9. A wider wall is not larger, only wider. */
function size(least: number, wide: number): string {
  const own = `min(${wide}vw,${(wide * 16) / 9}vh)`;
  return `clamp(${least}rem,${own},${wide * 2}rem)`;
}

export const SIZE = {
  title: size(1.5, 2),
  waiting: size(2, 3.4),
  next: size(1.25, 1.9),
  asker: size(1.125, 1.6),
  caption: size(1.25, 2.2),
  address: size(1.125, 1.5),
  code: size(2, 3.4),
  age: size(0.875, 1.1),
} as const;

/** A short question fills the wall; a long one leaves room for what comes. */
export const spokenSize = (text: string): string =>
  text.length <= 90 ? size(2, 4) : text.length <= 180 ? size(1.75, 3.1) : size(1.5, 2.4);
