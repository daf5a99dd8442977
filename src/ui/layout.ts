/** Owns the page grid and the hand-cut edges shared by sections; classes, because they dress many different elements. */
import { css } from 'styled-system/css';

/** The page's column with its gutters. */
export const wrap = css({ width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' });

/** A section's breathing space, top and bottom. */
export const band = css({ paddingBlock: 'section' });

/** Paper cut by hand: no two edges quite straight. Focus rings inside a cut sheet must use a negative offset. */
export const cut = {
  a: css({ clipPath: 'polygon(0 0.6%, 34% 0, 99.4% 0.9%, 100% 62%, 99.2% 99.3%, 52% 100%, 0.5% 99%, 0.9% 40%)' }),
  b: css({ clipPath: 'polygon(0.7% 0, 60% 0.8%, 100% 0, 99.3% 45%, 100% 99.2%, 41% 99.4%, 0 100%, 0.4% 55%)' }),
  c: css({ clipPath: 'polygon(0 0, 47% 0.9%, 99.5% 0.2%, 100% 70%, 99.4% 100%, 30% 99.2%, 0.6% 99.8%, 0 30%)' }),
} as const;
