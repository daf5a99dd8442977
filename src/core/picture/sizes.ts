/** How large a picture is drawn: each wanted size once, and never larger than it came. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param longest pixels of the longer side, small to large. */
export function sizesOf({ width, height }: Size, longest: readonly number[]): readonly Size[] {
  const own = Math.max(width, height);
  const wanted = longest.filter((side) => side < own);
  // The next one is as large as it came; what is all but that is left out.
  const last = wanted.length < longest.length ? [own] : [];
  const sides = [...wanted.filter((side) => last.length === 0 || side < own * 0.9), ...last];
  return sides.map((side) => ({
    width: Math.max(1, Math.round((width * side) / own)),
    height: Math.max(1, Math.round((height * side) / own)),
  }));
}
